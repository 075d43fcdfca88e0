import { useTranslation } from 'react-i18next'
import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textRows, type SheetRow } from '#domain/sheets/sheet.ts'
import { Page } from '../../ui/Page.tsx'
import { useFormat } from '../../format/format.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { readTable, SheetError, type SheetFault } from '../../ui/read-sheet.ts'
import { Steps } from './Steps.tsx'
import type { ListKind } from './list-kind.ts'
import type { ReadFile } from './use-list.ts'

type ChooseFileProps = {
  kind: Pick<ListKind<string>, 'sheetOf' | 'most'>
  onFile: (file: ReadFile) => void
}

/** A file, read on this device, or rows that are pasted. */
function ChooseFile({ kind, onFile }: ChooseFileProps) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<SheetFault | null>(null)
  const take = (file: ReadFile) => {
    const wrong = faultOf(kind, file.table.rows)
    setFault(wrong)
    if (wrong === null) onFile(file)
  }
  const read = useMutation({
    mutationFn: async (file: File) => ({ name: file.name, table: await readTable(file) }),
    onSuccess: take,
    onError: (error) => setFault(error instanceof SheetError ? error.fault : 'unreadable'),
  })
  return (
    <Stack maw={720}>
      <FileDrop
        multiple={false}
        accept={['.csv', '.xlsx', 'text/csv']}
        hint={t('file.hint', { most: format.number(kind.most) })}
        busy={read.isPending}
        onFiles={([file]) => file && read.mutate(file)}
      />
      {fault && (
        <Alert color="red" role="alert">
          {t(`file.${fault}`, { most: format.number(kind.most) })}
        </Alert>
      )}
      <Textarea
        label={t('file.paste')}
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          disabled={text.trim() === ''}
          onClick={() =>
            take({ name: t('file.pasted'), table: { rows: textRows(text), text: null } })
          }
        >
          {t('file.use')}
        </Button>
      </div>
    </Stack>
  )
}

/** Why a table cannot be brought in. */
function faultOf(kind: ChooseFileProps['kind'], rows: readonly SheetRow[]): SheetFault | null {
  const sheet = kind.sheetOf(rows, null)
  if (typeof sheet === 'string') return sheet
  return sheet.rows.length > kind.most ? 'tooManyRows' : null
}

type BringInStartProps = {
  kind: Pick<ListKind<string>, 'kind' | 'sheetOf' | 'most'>
  crumb: { to: string; label: string }
  onFile: (file: ReadFile) => void
}

/** The first step: choosing a file. */
export function BringInStart({ kind, crumb, onFile }: BringInStartProps) {
  const { t } = useTranslation('bring-in')
  return (
    <Page title={t(`pages.${kind.kind}`)} crumb={crumb}>
      <Steps at="file" />
      <ChooseFile kind={kind} onFile={onFile} />
    </Page>
  )
}
