import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProviderActivities, type ProviderActivity } from '#contract/recordings/integrations.ts'
import { providerFacts, type ProviderKey } from '#domain/constants/providers.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import classes from './integrations.module.css'
import { answerAbout } from './queries.ts'
import ui from '../../ui/ui.module.css'
import { comma } from '../../format/punctuation.ts'

const LISTED = 10
const MOST = 100

/** Workouts of the account that wait for a word of the person's. */
export function FoundWorkouts({
  provider,
  state,
}: {
  provider: ProviderKey
  state: 'proposed' | 'failed'
}) {
  const { t } = useTranslation('integrations')
  const [limit, setLimit] = useState(LISTED)
  const { data } = useQuery({
    ...query(listProviderActivities, { params: { provider }, query: { state, limit } }),
    placeholderData: keepPreviousData,
  })
  const answer = useMutation({
    mutationFn: ({ ids, how }: { ids: readonly number[]; how: 'fetch' | 'ignore' }) =>
      answerAbout(provider, ids, how),
  })
  const found = data?.data ?? []
  if (found.length === 0) return null
  const give = (ids: readonly number[], how: 'fetch' | 'ignore') => answer.mutate({ ids, how })
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {t(`${state}.title`)}
        </Title>
        {state === 'proposed' && found.length > 1 && (
          <Button
            variant="default"
            loading={answer.isPending}
            onClick={() =>
              give(
                found.map(({ id }) => id),
                'fetch',
              )
            }
          >
            {t('proposed.fetchAll')}
          </Button>
        )}
      </Group>
      <ul className={classes.list}>
        {found.map((workout) => (
          <Workout
            key={workout.id}
            workout={workout}
            provider={provider}
            busy={answer.isPending}
            onAnswer={(how) => give([workout.id], how)}
          />
        ))}
      </ul>
      {(data?.meta.total ?? 0) > limit && limit < MOST && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setLimit(Math.min(MOST, limit + LISTED * 2))}
        >
          {t('proposed.more')}
        </Button>
      )}
    </Stack>
  )
}

type WorkoutProps = {
  workout: ProviderActivity
  provider: ProviderKey
  busy: boolean
  onAnswer: (how: 'fetch' | 'ignore') => void
}

function Workout({
  workout: { name, sport_id, starts_at, distance, seconds, state, error },
  provider,
  busy,
  onAnswer,
}: WorkoutProps) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const title = name ?? t('workout')
  const what = starts_at === null ? title : `${title}${comma()}${format.within.dateTime(starts_at)}`
  const figures = [
    starts_at === null ? null : format.dateTime(starts_at),
    distance === null ? null : format.distance(distance),
    seconds === null ? null : `${format.duration(seconds)} h`,
  ]
  return (
    <li className={classes.row}>
      <Group gap="sm" wrap="nowrap" miw={0} flex="1 1 16rem">
        <SportMark sportId={sport_id} iconOnly />
        <Stack gap={0} miw={0}>
          <Text fw={500} truncate data-place>
            {title}
          </Text>
          <Text size="sm" c="dimmed" className={ui.tabular}>
            {figures.filter((figure) => figure !== null).join(' · ')}
          </Text>
          {error !== null && (
            <Text size="sm">
              {t(`errors.${error}`, { name: providerFacts(provider)?.name ?? '' })}
            </Text>
          )}
        </Stack>
      </Group>
      <Group gap="xs" wrap="nowrap">
        {state === 'proposed' && (
          <>
            <Button
              variant="subtle"
              disabled={busy}
              aria-label={t('proposed.ignoreOne', { what })}
              onClick={() => onAnswer('ignore')}
            >
              {t('proposed.ignore')}
            </Button>
            <Button
              variant="default"
              disabled={busy}
              aria-label={t('proposed.fetchOne', { what })}
              onClick={() => onAnswer('fetch')}
            >
              {t('proposed.fetch')}
            </Button>
          </>
        )}
        {state === 'failed' && (
          <Button
            variant="default"
            disabled={busy}
            aria-label={t('failed.againOne', { what })}
            onClick={() => onAnswer('fetch')}
          >
            {t('failed.again')}
          </Button>
        )}
      </Group>
    </li>
  )
}
