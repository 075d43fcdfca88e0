import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { home } from '#contract/analysis/home.ts'
import { previewPublishing } from '#contract/planning/publishing.ts'
import { serverDate } from '../../format/server-clock.ts'
import { invalidate, query } from '../../api/api.ts'
import { ConsentCard } from '../../people/consent/open.ts'
import { useFormat } from '../../format/format.ts'
import { useCalendarRoom, useLiveEvent } from '../../api/live.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { toLocal } from '#domain/time/zoned-time.ts'
import { AthleteHome } from './AthleteHome.tsx'
import { CoachHome } from './CoachHome.tsx'
import { FirstSteps } from './FirstSteps.tsx'

/**
 * What matters now: for an athlete the next sessions and the week, for a coach today's sessions and
 * who is missing.
 */
export function HomePage() {
  const asked = useQuery(query(home))
  const { data } = asked
  const format = useFormat()
  const greeting = useGreeting()
  useLiveEvent('import', () => void invalidate(home))
  useCalendarRoom(home, previewPublishing)
  const today = data?.data.today
  return (
    <Page
      title={greeting}
      subtitle={<time dateTime={today}>{today ? format.dayExact(today) : '\u00A0'}</time>}
    >
      <ConsentCard />
      <FirstSteps />
      {data ? (
        data.data.coaching ? (
          <CoachHome home={data.data} coaching={data.data.coaching} />
        ) : (
          <AthleteHome home={data.data} />
        )
      ) : (
        <Waiting for={asked} rows={8} />
      )}
    </Page>
  )
}

const NOON = 12
const EVENING = 18

function useGreeting(): string {
  const { t } = useTranslation('home')
  const { me } = useViewer()
  const { timeZone } = useFormat()
  const [arrived] = useState(() => serverDate())
  const hour = Number(toLocal(timeZone, arrived).time.slice(0, 2))
  const name = me.first_name
  if (hour < NOON) return t('title', { name })
  return hour < EVENING ? t('titleAfternoon', { name }) : t('titleEvening', { name })
}
