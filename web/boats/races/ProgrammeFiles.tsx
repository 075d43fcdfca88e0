import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format/format.ts'
import { PrintedTable } from '../../ui/PrintedTable.tsx'
import { saveCsv, saveExcel } from './programme-files.ts'
import { COLUMNS, textOf } from './race-rows.ts'
import { useReading } from './use-reading.ts'

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
