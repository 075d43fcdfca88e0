import { upperFirst } from '@mantine/hooks'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Format } from '../format/format.ts'
import { listSeparator } from '../format/punctuation.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { MissingValue } from '../ui/MissingValue.tsx'
import type { DataColumn } from '../ui/table/columns.ts'

/** What every part of a list is written with; `Extra` is what its page adds. */
export type ListWords<N extends Namespace, Extra = unknown> = {
  t: TFunction<N>
  common: TFunction<'common'>
  format: Format
} & Extra

type Value = string | number | null | undefined

export type ListColumn<Row, Words> = Pick<
  DataColumn<Row>,
  'figure' | 'width' | 'isSortable' | 'term'
> & {
  /** What is sorted by, and shown unless `cell` says otherwise; null sorts last. */
  value: (row: Row, words: Words) => Value
  cell?: (row: Row, words: Words) => ReactNode
  /** What the line of a phone says, where that is not the cell. */
  line?: (row: Row, words: Words) => string | null
  /** Why there is no value, behind the dash that stands for it. */
  why?: (row: Row, words: Words) => string
  total?: (rows: readonly Row[], words: Words) => ReactNode
  unit?: string | ((words: Words) => string)
  /** Only shown when chosen. */
  hidden?: boolean | ((words: Words) => boolean)
  /** Left out where it is false. */
  isShown?: (words: Words) => boolean
}

/** Adds up a figure of all rows. */
export const sum =
  <Row,>(of: (row: Row) => number) =>
  (rows: readonly Row[], { format }: { format: Format }): string =>
    format.number(rows.reduce((total, row) => total + of(row), 0))

type Options<Row, Words> = Omit<ListColumn<Row, Words>, 'value'>
type Of<Row, Words, V> = (row: Row, words: Words) => V | null | undefined

/** A word or a sentence. */
export const text = <Row, Words>(
  value: Of<Row, Words, string | number>,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({ value, ...options })

/** Several names in one cell; none are no value. */
export const names = <Row, Words>(
  of: (row: Row, words: Words) => readonly string[],
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({
  value: (row, words) => of(row, words).join(listSeparator()) || null,
  ...options,
})

/** Something to see or to press, which rows are not sorted by. */
export const node = <Row, Words>(
  cell: (row: Row, words: Words) => ReactNode,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({ value: () => null, cell, ...options })

export const day = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, string>,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({
  value,
  cell: (row, words) => words.format.day(value(row, words) ?? null),
  ...options,
})

export const dateTime = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, string>,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({
  value,
  cell: (row, words) => words.format.dateTime(value(row, words) ?? null),
  ...options,
})

/** A figure, right-aligned and written by `write`. */
export const figure = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, number>,
  write: (value: number | null, words: Words) => ReactNode = (known, { format }) =>
    format.number(known),
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => ({
  value,
  cell: (row, words) => write(value(row, words) ?? null, words),
  figure: true,
  ...options,
})

/** The same with so many decimals. */
export const decimal = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, number>,
  decimals: number,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> =>
  figure(value, (known, { format }) => format.number(known, decimals), options)

export const percent = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, number>,
  decimals: number,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> =>
  figure(value, (known, { format }) => format.percent(known, decimals), options)

/** The time of a result. */
export const time = <Row, Words extends { format: Format }>(
  value: Of<Row, Words, number>,
  options?: Options<Row, Words>,
): ListColumn<Row, Words> => figure(value, (known, { format }) => format.resultTime(known), options)

/** What stands in a cell: the value, as it is written, or why there is none. */
export function cellOf<Row, Words>(
  { value, cell, why }: ListColumn<Row, Words>,
  row: Row,
  words: Words,
): ReactNode {
  const known = value(row, words) ?? null
  if (why && known === null) return <MissingValue why={why(row, words)} />
  return cell ? cell(row, words) : known
}

/** A column as the table draws it. */
export function toDataColumn<Row, Words>(
  key: string,
  header: string,
  column: ListColumn<Row, Words>,
  words: Words,
): DataColumn<Row> {
  const {
    value,
    cell,
    why,
    line: _line,
    total,
    unit,
    hidden = false,
    isShown: _isShown,
    ...look
  } = column
  return {
    ...look,
    key,
    header,
    hidden: typeof hidden === 'boolean' ? hidden : hidden(words),
    value: (row) => value(row, words) ?? null,
    ...((cell || why) && { cell: (row) => cellOf(column, row, words) }),
    ...(total && { total: (rows) => total(rows, words) }),
    ...(unit !== undefined && { unit: typeof unit === 'string' ? unit : unit(words) }),
  }
}

/** What a line says of a row by this column; null where there is nothing to say. */
export function lineText<Row, Words>(
  { value, cell, line }: ListColumn<Row, Words>,
  row: Row,
  words: Words,
): string | null {
  const known = value(row, words)
  if (known === null || known === undefined || known === '') return null
  if (line) return line(row, words)
  const shown = cell?.(row, words)
  return typeof shown === 'string' ? shown : String(known)
}

/** What the club calls its squads, as the head of a column or the label of a filter. */
export const squadsWord = ({ common }: { common: TFunction<'common'> }): string =>
  upperFirst(common('words.squads'))
