import { Alert, Anchor, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import type { Encoding } from '#domain/sheets/decode-text.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { readTable, SheetError, textTable, type TableFile } from '../../ui/read-sheet.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { SheetPreview } from './SheetPreview.tsx'

type OnRows = { onRows: (rows: readonly InvitedRow[]) => void }

const SAMPLE_ROWS = [
  'first_name,last_name,email,guardian_email,phone,squad,side,gender,date_of_birth,language',
  'Ida,Jensen,ida@example.org,,+49 30 555 0101,U23,port,w,2004-07-31,en',
  'Noah,Fischer,,parents@example.org,,U13,scull,m,2014,de',
]

/** A CSV or Excel file, read on this device; then its columns are matched to ours. */
export function SheetUpload({ onRows }: OnRows) {
  const { t } = useTranslation('invitations')
  const [table, setTable] = useState<TableFile | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const read = await readTable(file)
      const sheet = sheetOf(read.rows, 'member')
      if (typeof sheet === 'string') throw new SheetError(sheet)
      return read
    },
    onSuccess: setTable,
  })
  if (table)
    return (
      <Columns table={table} onTable={setTable} onRows={onRows} onOther={() => setTable(null)} />
    )
  const fault = error instanceof SheetError ? error.fault : 'unreadable'
  const lines = [...SAMPLE_ROWS, ''].join('\r\n')
  const sample = `data:text/csv;charset=utf-8,${encodeURIComponent(lines)}`
  return (
    <Stack maw={720}>
      <FileDrop
        multiple={false}
        accept={['.csv', '.xlsx', 'text/csv']}
        hint={t('file.hint')}
        busy={isPending}
        onFiles={([file]) => file && mutate(file)}
      />
      {error && <Alert color="red">{t(`file.${fault}`)}</Alert>}
      <Anchor href={sample} download="members.csv">
        {t('file.sample')}
      </Anchor>
    </Stack>
  )
}

type ColumnsProps = OnRows & {
  table: TableFile
  onTable: (table: TableFile) => void
  onOther: () => void
}

function Columns({ table, onTable, onRows, onOther }: ColumnsProps) {
  const { t } = useTranslation('invitations')
  const [line, setLine] = useState<number | null>(null)
  const sheet = useMemo(() => {
    const chosen = sheetOf(table.rows, 'member', line)
    const usual = typeof chosen === 'string' ? sheetOf(table.rows, 'member', 0) : chosen
    return typeof usual === 'string' ? null : usual
  }, [table, line])
  const [hasFailed, setHasFailed] = useState(false)
  const readAs = (encoding: Encoding) => {
    const read = table.text && textTable(table.text.bytes, encoding)
    const hasPeople = read !== null && typeof sheetOf(read.rows, 'member', 0) !== 'string'
    setHasFailed(!hasPeople)
    if (hasPeople) onTable(read)
  }
  if (!sheet) return null
  return (
    <MatchColumns sheet={sheet} other={t('file.other')} onRows={onRows} onOther={onOther}>
      <SheetPreview
        table={table}
        sheet={sheet}
        hasFailed={hasFailed}
        onHeadings={setLine}
        onEncoding={readAs}
      />
    </MatchColumns>
  )
}
