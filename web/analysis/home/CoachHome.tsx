import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { paths } from '../../paths/paths.ts'
import { DraftsAhead } from '../../planning/publishing/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { ClubPart } from './ClubPart.tsx'
import { HomePart } from './HomePart.tsx'
import { IncomingFiles } from './IncomingFiles.tsx'
import { MorningPart } from './MorningPart.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NotedMornings } from './NotedMornings.tsx'
import { TodaySession } from './TodaySession.tsx'
import { TrainingDistribution } from './TrainingDistribution.tsx'
import { Unwell } from './Unwell.tsx'
import { WeekAhead } from './WeekAhead.tsx'
import classes from './home.module.css'

export type CoachHomeProps = { home: Home; coaching: NonNullable<Home['coaching']> }

/** Today and who is missing, and beside it the week ahead and what has to be looked into. */
export function CoachHome({ home, coaching }: CoachHomeProps) {
  const { t } = useTranslation('home')
  const { sessions, managing, today } = home
  return (
    <div className={classes.aside}>
      {home.morning_due && <MorningPart />}
      <div className={classes.columns}>
        <div className={classes.aside}>
          <HomePart title={t('today')} more={{ to: paths.calendar(), label: t('toCalendar') }}>
            {sessions.length > 0 ? (
              <ul className={classes.cards}>
                {sessions.map((session) => (
                  <TodaySession
                    key={session.id}
                    session={session}
                    missing={coaching.missing.filter(({ session_id }) => session_id === session.id)}
                  />
                ))}
              </ul>
            ) : (
              <NothingToday />
            )}
          </HomePart>
          <NotedMornings />
          <Unwell people={coaching.unwell} />
        </div>
        <div className={classes.aside}>
          <WeekAhead coaching={coaching} today={today} />
          <DraftsAhead today={today} />
          <NeedsYou needs={coaching.needs} waiting={managing?.waiting ?? 0} />
          <IncomingFiles incoming={coaching.incoming} />
          {managing && <ClubPart managing={managing} />}
        </div>
        <TrainingDistribution />
      </div>
    </div>
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
        <Button component={Link} to={paths.newSession()} leftSection={<IconPlus size={18} />}>
          {t('plan')}
        </Button>
      }
    />
  )
}
