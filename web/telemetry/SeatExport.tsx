import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/telemetry.ts'
import { csvOf, type CsvCell } from '#domain/sheets/csv.ts'
import { useFormat } from '../format.ts'
import { saveAs } from '../ui/charts/save-image.ts'
import { useJudgedWord } from './Judged.tsx'
import type { Line } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { useQuantities } from './quantity-format.ts'
import { meanCells, strokeCells } from './seat-export.ts'
import type { SeatRow } from './seat-means.ts'
import type { Quantity, StrokeTable } from './stroke-table.ts'
import { useStandards } from './use-standards.ts'

type SeatExportProps = {
  recording: Recording
  table: StrokeTable
  lines: readonly Line[]
  span: StrokeSpan
  rows: readonly SeatRow[]
  known: readonly Quantity[]
}

/** The table, or every stroke behind it, as a file for a spreadsheet. */
export function SeatExport({ recording, table, lines, span, rows, known }: SeatExportProps) {
  const { t } = useTranslation('telemetry')
  const { language } = useFormat()
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
  const standardOf = ({ standard }: SeatRow) => options.find(({ value }) => value === String(standard))?.label ?? ''
  const save = (cells: CsvCell[][], name: string) => {
    const url = URL.createObjectURL(new Blob([csvOf(cells, language)], { type: 'text/csv' }))
    saveAs(url, `${name}-${recording.activity_id}.csv`)
    URL.revokeObjectURL(url)
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        onClick={() => save(meanCells(rows, known, quantities, { heads, standardOf, judged }), 'telemetry')}
      >
        {t('table.csv')}
      </Button>
      <Button variant="subtle" onClick={() => save(strokeCells(table, lines, span, quantities, heads), 'strokes')}>
        {t('table.strokesCsv')}
      </Button>
    </Group>
  )
}
