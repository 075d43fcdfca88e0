import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { saveAs } from '../../ui/charts/save-image.ts'
import { useJudgedWord } from './Judged.tsx'
import type { Line } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { useQuantities } from './quantity-format.ts'
import { meanCells, strokeCells } from './seat-export.ts'
import type { SeatRow } from './seat-means.ts'
import type { Quantity, StrokeTable } from './stroke-table.ts'
import { useStandards } from './use-standards.ts'
import { dayIn } from '#domain/time/zoned-time.ts'

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
