import { Alert, Anchor, Button, Group, NativeSelect, SimpleGrid, Stack, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import {
  FIELDS,
  guessMapping,
  mapRows,
  namesPeople,
  type Mapping,
} from '#domain/rules/member-sheet.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { readSheet, SheetError } from '../../ui/read-sheet.ts'

type OnRows = { onRows: (rows: readonly InvitedRow[]) => void }

const SAMPLE_ROWS = [
  'first_name,last_name,email,guardian_email,phone,squad,side,gender,date_of_birth,language',
  'Ida,Jensen,ida@example.org,,+49 30 555 0101,U23,port,w,2004-07-31,en',
  'Noah,Fischer,,parents@example.org,,U13,scull,m,2014,de',
]

/** A CSV or Excel file, read on this device; then its columns are matched to ours. */
export function SheetUpload({ onRows }: OnRows) {
  const { t } = useTranslation('invitations')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { mutate, isPending, error } = useMutation({ mutationFn: readSheet, onSuccess: setSheet })
  if (sheet) return <Columns sheet={sheet} onRows={onRows} onOther={() => setSheet(null)} />
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

function Columns({ sheet, onRows, onOther }: OnRows & { sheet: Sheet; onOther: () => void }) {
  const { t } = useTranslation('invitations')
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(sheet))
  const options = [
    { value: '', label: t('file.none') },
    ...sheet.columns.map((column, index) => ({
      value: String(index),
      label: column || `${index + 1}`,
    })),
  ]
  const choose = (field: keyof Mapping, value: string) => {
    const { [field]: _, ...rest } = mapping
    setMapping(value === '' ? rest : { ...rest, [field]: Number(value) })
  }
  return (
    <Stack maw={720}>
      <Title order={2} size="h4">
        {t('file.columns')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={t(`fields.${field}`)}
            data={options}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            error={field === 'email' && !namesPeople(mapping) && t('file.noEmail')}
            onChange={(event) => choose(field, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      <Group>
        <Button disabled={!namesPeople(mapping)} onClick={() => onRows(mapRows(sheet, mapping))}>
          {t('list.check', { count: sheet.rows.length })}
        </Button>
        <Button variant="default" onClick={onOther}>
          {t('file.other')}
        </Button>
      </Group>
    </Stack>
  )
}
