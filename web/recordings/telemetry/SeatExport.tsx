import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Judgement } from '#domain/training/telemetry-standard.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { saveAs } from '../../ui/charts/save-image.ts'
import { colon } from '../../format/punctuation.ts'
import { useJudgedWord } from './Judged.tsx'
import type { Line } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { useQuantities, type Quantities } from './quantity-format.ts'
import { FIELD_OF, type SeatRow } from './seat-means.ts'
import { OF_BOAT, QUANTITIES, type Quantity, type StrokeTable } from './stroke-table.ts'
import { useStandards } from './use-standards.ts'

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
function meanCells(
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
function strokeCells(
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

type SeatExportProps = {
  table: StrokeTable
  lines: readonly Line[]
  span: StrokeSpan
  rows: readonly SeatRow[]
  known: readonly Quantity[]
}

/** The table, or every stroke behind it, as a file for a spreadsheet. */
export function SeatExport({ table, lines, span, rows, known }: SeatExportProps) {
  const { t } = useTranslation('telemetry')
  const { language, timeZone } = useFormat()
  const session = useSession()
  const quantities = useQuantities()
  const judged = useJudgedWord()
  const options = useStandards()
  const heads = {
    who: t('table.who'),
    strokes: t('table.strokes'),
    standard: t('table.standard'),
    stroke: t('scrub.label'),
    time: t('table.time'),
  }
  const standardOf = ({ standard }: SeatRow) =>
    options.find(({ value }) => value === String(standard))?.label ?? ''
  // "Rowing 2026-11-20 Strokes": what a folder of downloads is looked through for; marks that no
  // file name may hold are left out.
  const day = dayIn(timeZone, new Date(session.start_date))
  const fileName = (what: string) =>
    `${session.name} ${day} ${what}`.replaceAll(/[\\/:*?"<>|]/g, ' ')
  const save = (cells: CsvCell[][], name: string) => {
    const url = URL.createObjectURL(new Blob([csvOf(cells, language)], { type: 'text/csv' }))
    saveAs(url, `${name}.csv`)
    URL.revokeObjectURL(url)
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        onClick={() =>
          save(
            meanCells(rows, known, quantities, { heads, standardOf, judged }),
            fileName(t('table.title')),
          )
        }
      >
        {t('table.csv')}
      </Button>
      <Button
        variant="subtle"
        onClick={() =>
          save(strokeCells(table, lines, span, quantities, heads), fileName(t('table.strokes')))
        }
      >
        {t('table.strokesCsv')}
      </Button>
    </Group>
  )
}
