import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/planning/calendar.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { PeopleDialog, type PeopleMode } from './PeopleDialog.tsx'

export type SeveralSessionsProps = {
  mode: PeopleMode
  first: string
  last: string
  squadIds: readonly number[]
}

/** Puts people into several sessions of these days at once, or takes them out. */
export function SeveralSessions({ mode, first, last, squadIds }: SeveralSessionsProps) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const editsAll = hasPermission(useViewer(), 'view-edit-all-sessions')
  const body = {
    start_date: first,
    end_date: last,
    display: 'all' as const,
    squad_ids: [...squadIds],
  }
  const asked = useQuery(query(agenda, { body }))
  const found = asked.data?.data.filter(({ mine }) => editsAll || mine?.edit)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [all, setAll] = useState(false)
  if (!found) return <Waiting for={asked} rows={4} part />
  if (found.length === 0) return <Text>{t('several.none')}</Text>
  const items = found.map((session) => ({
    value: String(session.id),
    label: `${format.sessionStart(session)} · ${session.name}`,
  }))
  return (
    <Stack>
      <MultiChoice
        label={t('several.choose')}
        disabled={all}
        groups={[{ group: t('several.choose'), items }]}
        value={all ? [] : chosen}
        onChange={setChosen}
      />
      <Checkbox
        label={t('several.all', { count: items.length })}
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      <PeopleDialog sessionIds={all ? found.map(({ id }) => id) : chosen.map(Number)} mode={mode} />
    </Stack>
  )
}
