import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Scope, Session } from '#contract/planning/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { closeModal } from '../../shell/modals.ts'
import { useFormat } from '../../format/format.ts'
import { sessionQuery, type SeriesAct } from './queries.ts'

/**
 * Says what "all of the series" means now that parts of it may have been changed on their own: "All
 * 5 of the series, Tue 16 Mar – Tue 13 Apr".
 */
function AllOfSeries({
  series: { count, first, last },
}: {
  series: NonNullable<Session['series']>
}) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const day = (instant: string) => dayIn(format.timeZone, new Date(instant))
  return t('series.allOf', { count, days: format.within.range(day(first), day(last)) })
}

const SCOPES = ['this', 'following', 'all'] as const

export type SeriesScopeProps = { id: number; act: SeriesAct; onChoose: (scope: Scope) => void }

/** Asks which sessions of a series a change to one of them applies to. */
export function SeriesScope({ id, act, onChoose }: SeriesScopeProps) {
  const { t } = useTranslation('session')
  const { t: ui } = useTranslation('ui')
  const series = useQuery(sessionQuery(id)).data?.data.series
  return (
    <Stack>
      <Text size="sm">{t(`series.asks.${act}`)}</Text>
      {SCOPES.map((scope) => (
        <Button
          key={scope}
          h="auto"
          mih={44}
          py={6}
          styles={{ label: { whiteSpace: 'normal' } }}
          variant="default"
          {...(act === 'delete' && { color: 'red', variant: 'outline' })}
          data-autofocus={scope === 'this' || undefined}
          onClick={() => onChoose(scope)}
        >
          {scope === 'all' && series ? <AllOfSeries series={series} /> : t(`series.${scope}`)}
        </Button>
      ))}
      <Button variant="subtle" onClick={closeModal}>
        {ui('cancel')}
      </Button>
    </Stack>
  )
}
