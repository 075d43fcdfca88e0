import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { MorningPart } from './MorningPart.tsx'
import { AskedOfYou } from './AskedOfYou.tsx'
import { ClubPart } from './ClubPart.tsx'
import { HomePart } from './HomePart.tsx'
import { LastResults } from './LastResults.tsx'
import { NextRace } from './NextRace.tsx'
import { NextSession } from './NextSession.tsx'
import { TrainingDistribution } from './TrainingDistribution.tsx'
import { WeekLoad } from './WeekLoad.tsx'
import classes from './home.module.css'

/** The next sessions to answer, and beside them the own week, what is asked, and what was done. */
export function AthleteHome({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { sessions, week, managing } = home
  // Who only manages the club has no week of their own.
  const trains = managing === null || (week !== null && week.time + sum(week.planned_seconds) > 0)
  return (
    <div className={classes.columns}>
      {home.morning_due && <MorningPart />}
      <HomePart title={t('upNext')} more={{ to: paths.calendar(), label: t('toCalendar') }}>
        {sessions.length > 0 ? (
          <ul className={classes.cards}>
            {sessions.map((session) => (
              <NextSession key={session.id} session={session} />
            ))}
          </ul>
        ) : (
          <PageState
            state="empty"
            icon={<IconCalendarMonth size={32} />}
            title={t('noNext.title')}
            text={t('noNext.text')}
            action={
              <Button component={Link} to={paths.newSession()} leftSection={<IconPlus size={18} />}>
                {t('plan')}
              </Button>
            }
          />
        )}
      </HomePart>
      <div className={classes.aside}>
        {managing && <ClubPart managing={managing} />}
        {home.next_race && <NextRace race={home.next_race} />}
        <AskedOfYou home={home} />
        {week && trains && <WeekLoad week={week} today={home.today} />}
        <LastResults results={home.results} />
        {trains && <TrainingDistribution />}
      </div>
    </div>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
