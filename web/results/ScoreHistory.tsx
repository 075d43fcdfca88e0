import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ScoreChange } from '#contract/scores.ts'
import { NO_DATA, useFormat } from '../format.ts'
import { scoresWithHistoryQuery } from '../scores/queries.ts'
import { PageState } from '../ui/PageState.tsx'
import { useValueText } from './SourcedValue.tsx'

/** What was changed in a result, newest first: who, when, from what to what. */
export function ScoreHistory({ sessionId, resultId }: { sessionId: number; resultId: number }) {
  const { t } = useTranslation('results')
  const { data, isError, refetch } = useQuery(scoresWithHistoryQuery(sessionId))
  if (isError) return <PageState state="error" part retry={() => void refetch()} />
  if (!data) return <PageState state="loading" rows={5} />
  const changes = data.data.results.find(({ id }) => id === resultId)?.history ?? []
  if (changes.length === 0) return <Text c="dimmed">{t('history.none')}</Text>
  return (
    <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </Stack>
  )
}

function Change({ change }: { change: ScoreChange }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const write = useValueText()
  const word = t('words.piece', { ns: 'common' })
  const told = (value: string | null) => (value === null ? NO_DATA : change.field === 'note' ? value : write(change.field, Number(value)))
  const place = [
    change.piece === 0 ? t('wholeSession') : `${word.charAt(0).toUpperCase()}${word.slice(1)} ${change.piece}`,
    change.part === 'piece' ? '' : t(`parts.${change.part}`, { number: change.number }),
    change.field === 'exercise_id' ? '' : t(`fields.${change.field}`, { ns: 'scores' }),
  ]
  return (
    <Stack gap={0} component="li">
      <Text className="ui-tabular">{`${place.filter(Boolean).join(', ')}: ${told(change.before)} → ${told(change.after)}`}</Text>
      <Text size="sm" c="dimmed">
        {[change.changed_by ?? t('history.somebody'), format.dateTime(change.changed_at)].join(' · ')}
      </Text>
    </Stack>
  )
}
