import type { Format } from '../../format.ts'
import { LineValue, type LineWords } from './LineValue.tsx'
import type { ResultLine } from './result-lines.ts'

/** Columns of figures of these lines; one that nobody has a value in is left out. */
export function figureColumns(lines: readonly ResultLine[], words: LineWords, format: Format) {
  const known = (value: (line: ResultLine) => number | null) =>
    lines.some((line) => value(line) !== null)
  const figure = (
    key: string,
    header: string,
    value: (line: ResultLine) => number | null,
    write: (line: ResultLine) => string,
    unit = '',
  ) => {
    const cell = (line: ResultLine) => <LineValue text={write(line)} said={words(line, key)} />
    return known(value)
      ? [{ key, header, figure: true, value, cell, ...(unit !== '' && { unit }) }]
      : []
  }
  const plain = (key: keyof ResultLine & string, header: string, decimals: number, unit = '') => {
    const value = (line: ResultLine) => line[key] as number | null
    return figure(key, header, value, (line) => format.number(value(line), decimals), unit)
  }
  return { known, figure, plain }
}
