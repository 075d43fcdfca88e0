import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { pastedMembers } from '#domain/rules/member-sheet.ts'
import { paths } from '../../paths/paths.ts'
import { parsePeople } from './parse-people.ts'

/** A list of people in any form; a table with headings is looked at as a file would be. */
export function PastedList({ onRows }: { onRows: (rows: readonly InvitedRow[]) => void }) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const sheet = useMemo(() => pastedMembers(text), [text])
  const rows = useMemo(() => (sheet ? [] : parsePeople(text)), [sheet, text])
  const count = sheet?.rows.length ?? rows.length
  const check = () =>
    sheet ? void navigate(paths.bringIn('people'), { state: { pasted: text } }) : onRows(rows)
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
        <Button disabled={count === 0} onClick={check}>
          {t('list.check', { count })}
        </Button>
      </Group>
    </Stack>
  )
}
