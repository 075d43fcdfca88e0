import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import type { Language } from '#domain/constants/languages.ts'
import { useFormat } from '../../format/format.ts'
import { PrintedTable } from '../../ui/PrintedTable.tsx'
import { saveAs } from '../../ui/charts/save-image.ts'
import { COLUMNS, textOf } from './race-rows.ts'
import { useReading } from './use-reading.ts'

type Table = { name: string; heads: readonly string[]; lines: readonly (readonly string[])[] }

/** Marks that no name of a file and of a sheet may hold are left out. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|[\]]/g, ' ')
const LONGEST_SHEET_NAME = 31

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  saveAs(url, name)
  URL.revokeObjectURL(url)
}

function saveCsv({ name, heads, lines }: Table, language: Language): void {
  const text = csvOf([heads, ...lines], language)
  save(`${fileName(name)}.csv`, new Blob([text], { type: 'text/csv' }))
}

/** All cells are text, so that what somebody typed is never run as a formula. */
async function saveExcel({ name, heads, lines }: Table): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const rows = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((texts) => texts.map((value) => (value === '' ? null : { value, type: String }))),
  ]
  const file = writeExcelFile(rows, {
    sheet: fileName(name).slice(0, LONGEST_SHEET_NAME),
    stickyRowsCount: 1,
  })
  save(`${fileName(name)}.xlsx`, await file.toBlob())
}

type ProgrammeFilesProps = { session: Session; races: readonly Race[] }

/** The programme on paper, or as a table that can be pasted back into the sheet. */
export function ProgrammeFiles({ session, races }: ProgrammeFilesProps) {
  const { t } = useTranslation('races')
  const { language, timeZone } = useFormat()
  const reading = useReading(session)
  const heads = COLUMNS.map((column) => t(`columns.${column}`))
  const lines = races.map((race) => COLUMNS.map((column) => textOf(race, column, reading)))
  const day = dayIn(timeZone, new Date(session.start_date))
  const table = { name: `${session.name} ${day}`, heads, lines }
  const excel = useMutation({ mutationFn: () => saveExcel(table) })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        loading={excel.isPending}
        onClick={() => excel.mutate()}
      >
        {t('excel')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        onClick={() => saveCsv(table, language)}
      >
        {t('export')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <PrintedTable sheet={() => ({ title: session.name, heads, lines })} />
    </>
  )
}
