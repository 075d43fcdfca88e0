import type { CsvCell } from '#domain/sheets/write-csv.ts'
import type { Line } from './lines.ts'
import type { Quantities } from './quantity-format.ts'
import { FIELD_OF, type SeatRow } from './seat-means.ts'
import { OF_BOAT, QUANTITIES, type Quantity, type StrokeTable } from './stroke-table.ts'
import type { Judgement } from '#domain/training/telemetry-standard.ts'
import { colon } from '../../format/punctuation.ts'

type Cells = CsvCell[]
type Heads = { who: string; strokes: string; standard: string; stroke: string; time: string }

const rounded = (value: number | null | undefined, decimals: number): number | null =>
  value === null || value === undefined || Number.isNaN(value)
    ? null
    : Number(value.toFixed(decimals))

/**
 * The means as rows of a sheet: every value, and beside those a standard speaks of the word of the
 * comparison.
 */
export function meanCells(
  rows: readonly SeatRow[],
  known: readonly Quantity[],
  quantities: Quantities,
  words: {
    heads: Heads
    standardOf: (row: SeatRow) => string
    judged: (judgement: Judgement) => string
  },
): Cells[] {
  const { heads, standardOf, judged } = words
  const head = known.flatMap((quantity) => [
    quantities.head(quantity),
    ...(FIELD_OF[quantity] ? [`${quantities.name(quantity)}${colon()}${heads.standard}`] : []),
  ])
  return [
    [heads.who, heads.strokes, heads.standard, ...head],
    ...rows.map((row): Cells => {
      const cells = known.flatMap((quantity): Cells => {
        const field = FIELD_OF[quantity]
        const judgement = field && row.judgements[field]
        return [
          rounded(row.values[quantity], quantities.decimals(quantity)),
          ...(field ? [judgement ? judged(judgement) : null] : []),
        ]
      })
      return [row.line.name, row.strokes, standardOf(row), ...cells]
    }),
  ]
}

/** Every stroke of the stretch as rows of a sheet, a seat after the other. */
export function strokeCells(
  table: StrokeTable,
  lines: readonly Line[],
  { first, last }: { first: number; last: number },
  quantities: Quantities,
  heads: Heads,
): Cells[] {
  const known = QUANTITIES.filter((quantity) =>
    lines.some(({ place }) => table.values(quantity, OF_BOAT.includes(quantity) ? 'boat' : place)),
  )
  const rows = lines.flatMap((line) => {
    const columns = known.map((quantity) => ({
      values: table.values(quantity, line.place),
      decimals: quantities.decimals(quantity),
    }))
    return Array.from({ length: last - first + 1 }, (_, index): Cells => {
      const stroke = first + index
      const time = rounded(table.times[stroke], 2)
      return [
        line.name,
        stroke + 1,
        time,
        ...columns.map(({ values, decimals }) => rounded(values?.[stroke], decimals)),
      ]
    })
  })
  return [[heads.who, heads.stroke, heads.time, ...known.map(quantities.head)], ...rows]
}
