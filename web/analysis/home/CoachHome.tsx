import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Home, Coaching } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { useMinute } from '../../format/club-clock.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { ClubPart } from './ClubPart.tsx'
import { HomePart } from './HomePart.tsx'
import { IncomingFiles } from './IncomingFiles.tsx'
import { MorningPart } from './MorningPart.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { ThisMorning } from './ThisMorning.tsx'
import { TodaySession } from './TodaySession.tsx'
import { TrainingDistribution } from './TrainingDistribution.tsx'
import { WeekBars } from './WeekBars.tsx'
import classes from './home.module.css'
import rows from './rows.module.css'

type CoachWeekProps = { week: Coaching['week']; today: string }

/** Hours an athlete by day, done against planned, with the sessions of each day. */
function CoachWeek({ week, today }: CoachWeekProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const sum = (of: (day: (typeof week)[number]) => number) =>
    week.reduce((total, day) => total + of(day), 0)
  const facts = t('week.coach', {
    done: format.duration(sum(({ done }) => done)),
    planned: format.duration(sum(({ planned }) => planned)),
    begun: format.number(sum(({ begun }) => begun)),
    count: sum(({ sessions }) => sessions),
  })
  return (
    <HomePart
      tour="week"
      title={t('week.title')}
      facts={facts}
      more={{ to: paths.calendar(), label: t('toCalendar') }}
    >
      <WeekBars
        today={today}
        days={week.map(({ sessions, ...day }) => ({
          ...day,
          note: sessions > 0 ? t('sessions', { count: sessions }) : '',
        }))}
      />
    </HomePart>
  )
}

type CoachHomeProps = { home: Home; coaching: Coaching }

/** Today, the week and what came in; beside it what waits, and who needs a word this morning. */
export function CoachHome({ home, coaching }: CoachHomeProps) {
  const { managing, today } = home
  return (
    <div className={classes.page}>
      {home.morning_due && <MorningPart />}
      <div className={classes.columns}>
        <div className={classes.beside}>
          <Today home={home} coaching={coaching} />
        </div>
        <div className={classes.aside}>
          <NeedsYou home={home} />
          <ThisMorning unwell={coaching.unwell} />
          {managing && <ClubPart managing={managing} />}
        </div>
        <div className={classes.beside}>
          <CoachWeek week={coaching.week} today={today} />
          <IncomingFiles incoming={coaching.incoming} />
          <TrainingDistribution />
        </div>
      </div>
    </div>
  )
}

/** With more, those that are over fold to a line. */
const MOST_SESSIONS = 5

function Today({ home: { sessions, today }, coaching }: CoachHomeProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const now = useMinute()
  const [isUnfolded, setUnfolded] = useState(false)
  const over = sessions.filter(({ end_date }) => Date.parse(end_date) <= now)
  const folded = !isUnfolded && sessions.length > MOST_SESSIONS ? over : []
  const dayOf = ({ start_date }: AgendaItem) => dayIn(format.timeZone, new Date(start_date))
  const isLater = (session: AgendaItem) => dayOf(session) > today
  return (
    <HomePart title={t(sessions.some(isLater) ? 'next' : 'today')}>
      {sessions.length === 0 && <NothingToday />}
      <ul className={classes.list}>
        {folded.length > 0 && (
          <li className={rows.folded}>
            <Button variant="subtle" onClick={() => setUnfolded(true)}>
              {t('over', { count: folded.length })}
            </Button>
          </li>
        )}
        {sessions
          .filter((session) => !folded.includes(session))
          .map((session) => (
            <TodaySession
              key={session.id}
              session={session}
              later={isLater(session)}
              missing={coaching.missing.filter(({ session_id }) => session_id === session.id)}
            />
          ))}
      </ul>
    </HomePart>
  )
}

function NothingToday() {
  const { t } = useTranslation('home')
  return (
    <PageState
      state="empty"
      icon={<IconCalendarMonth size={32} />}
      title={t('noToday.title')}
      text={t('noToday.text')}
      action={
        <Button
          component={Link}
          to={paths.newSession()}
          variant="default"
          leftSection={<IconPlus size={18} />}
        >
          {t('plan')}
        </Button>
      }
    />
  )
}
