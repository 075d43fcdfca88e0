import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format.ts'
import { saveCsv, saveExcel } from './programme-files.ts'
import { COLUMNS, textOf } from './race-rows.ts'
import classes from './race-paper.module.css'
import { useReading } from './use-reading.ts'

type Props = { session: Session; races: readonly Race[] }

/** The programme on paper, or as a table that can be pasted back into the sheet. */
export function ProgrammeFiles({ session, races }: Props) {
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
      <Paper name={session.name} heads={heads} lines={lines} />
    </>
  )
}

type PaperProps = {
  name: string
  heads: readonly string[]
  lines: readonly (readonly string[])[]
}

/** The printed version of the page: one line a race, without columns nothing stands in. */
function Paper({ name, heads, lines }: PaperProps) {
  const used = heads.flatMap((head, column) =>
    lines.some((texts) => texts[column] !== '') ? [{ head, column }] : [],
  )
  return createPortal(
    <div className={classes.paper}>
      <h1>{name}</h1>
      <table>
        <thead>
          <tr>
            {used.map(({ head, column }) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((texts, line) => (
            <tr key={line}>
              {used.map(({ column }) => (
                <td key={column}>{texts[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
