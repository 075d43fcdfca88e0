import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { changesQuery } from './queries.ts'
import { wholeDaysOf } from './whole-days.ts'
import classes from './session-life.module.css'

const FIRST = 5
const WITH_CLOCK = { before: false, after: false }

/** Who changed what and when, newest first. */
export function Changes({ session }: { session: Session }) {
  const { id, all_day_event, sport } = session
  const { t } = useTranslation('session-life')
  const [all, setAll] = useState(false)
  const changes = useQuery(changesQuery(id)).data?.data ?? []
  const days = wholeDaysOf(changes, isWholeDay({ all_day_event, sport_id: sport?.id ?? null }))
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('changes.title')}</Title>
      {changes.length === 0 && <Text c="dimmed">{t('changes.none')}</Text>}
      <ol className={classes.plain}>
        {changes.slice(0, all ? undefined : FIRST).map((change, place) => (
          <ChangeRow key={change.id} change={change} whole={days[place] ?? WITH_CLOCK} />
        ))}
      </ol>
      {!all && changes.length > FIRST && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('changes.all')}
        </Button>
      )}
    </Stack>
  )
}
