import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { pastedMembers } from '#domain/rules/member-sheet.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { parsePeople } from './parse-people.ts'

/** A list of people in any form; a table with headings is matched to our columns first. */
export function PastedList({ onRows }: { onRows: (rows: readonly InvitedRow[]) => void }) {
  const { t } = useTranslation('invitations')
  const [text, setText] = useState('')
  const [isMatching, setIsMatching] = useState(false)
  const sheet = useMemo(() => pastedMembers(text), [text])
  const rows = useMemo(() => (sheet ? [] : parsePeople(text)), [sheet, text])
  const count = sheet?.rows.length ?? rows.length
  if (sheet && isMatching)
    return (
      <MatchColumns
        sheet={sheet}
        other={t('list.back')}
        onRows={onRows}
        onOther={() => setIsMatching(false)}
      />
    )
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
        <Button disabled={count === 0} onClick={() => (sheet ? setIsMatching(true) : onRows(rows))}>
          {t('list.check', { count })}
        </Button>
      </Group>
    </Stack>
  )
}
