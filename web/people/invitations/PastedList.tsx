import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { parsePeople } from './parse-people.ts'

export function PastedList({ onRows }: { onRows: (rows: readonly InvitedRow[]) => void }) {
  const { t } = useTranslation('invitations')
  const [text, setText] = useState('')
  const rows = useMemo(() => parsePeople(text), [text])
  return (
    <Stack maw={720}>
      <Textarea
        label={t('list.label')}
        description={t('list.hint')}
        autosize
        minRows={8}
        maxRows={20}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button disabled={rows.length === 0} onClick={() => onRows(rows)}>
          {t('list.check', { count: rows.length })}
        </Button>
      </Group>
    </Stack>
  )
}
