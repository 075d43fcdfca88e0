import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { seasonTargets } from '#contract/analysis/season.ts'
import { addDays } from '#domain/time/week.ts'
import { query } from '../../api/api.ts'
import { useSeasonWords } from './use-season-words.ts'
import { scopeOf, seasonQuery } from './use-season-changes.ts'

export type WeekTargetProps = {
  monday: string
  squads: readonly number[]
  athletes: readonly number[]
}

/** What is planned of the hours that a week is meant to have; nothing where it has no target. */
export function WeekTarget({ monday, squads, athletes }: WeekTargetProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const scope = scopeOf(squads, athletes)
  const days = { start_date: monday, end_date: addDays(monday, 6) }
  const targets = useQuery(query(seasonTargets, { query: { ...scope, ...days } })).data?.data
  const seconds = targets?.[0]?.seconds ?? null
  const season = useQuery({ ...seasonQuery(scope, monday), enabled: seconds !== null })
  const week = season.data?.data.weeks.find((one) => one.monday === monday)
  if (seconds === null || !week) return null
  const said = {
    planned: words.bare(week.planned.seconds, 'hours'),
    target: words.amount(seconds, 'hours'),
  }
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {t('weekTarget', said)}
    </Text>
  )
}
