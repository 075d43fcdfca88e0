import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { home, type Home } from '#contract/analysis/home.ts'
import { previewPublishing } from '#contract/planning/publishing.ts'
import { invalidate, query } from '../../api/api.ts'
import { ConsentCard } from '../../people/consent/open.ts'
import { useFormat } from '../../format/format.ts'
import { useCalendarRoom, useLiveEvent } from '../../api/live.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { AthleteHome } from './AthleteHome.tsx'
import { CoachHome } from './CoachHome.tsx'

/**
 * What matters now: for an athlete the next sessions and the week, for a coach today's sessions and
 * who is missing.
 */
export function HomePage() {
  const asked = useQuery(query(home))
  const { data } = asked
  const format = useFormat()
  useLiveEvent('import', () => void invalidate(home))
  useCalendarRoom(home, previewPublishing)
  const today = data?.data.today
  return (
    <Page
      title={<time dateTime={today}>{today ? format.dayLong(today) : '\u00A0'}</time>}
      subtitle={data?.data.coaching && <DayInNumbers sessions={data.data.sessions} />}
    >
      <ConsentCard />
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

/** "3 sessions, 45 of 60 coming" */
function DayInNumbers({ sessions }: Pick<Home, 'sessions'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const sum = (of: (session: Home['sessions'][number]) => number) =>
    sessions.reduce((total, session) => total + of(session), 0)
  const people = sum(({ participants }) => participants)
  if (people === 0) return t('sessions', { count: sessions.length })
  return t('dayInNumbers', {
    count: sessions.length,
    coming: format.number(sum(({ attending }) => attending)),
    of: format.number(people),
  })
}
