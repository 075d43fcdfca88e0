import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { AskedOfYou } from './AskedOfYou.tsx'
import { ClubPart } from './ClubPart.tsx'
import { HomePart } from './HomePart.tsx'
import { LastResults } from './LastResults.tsx'
import { MorningPart } from './MorningPart.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NextRace } from './NextRace.tsx'
import { NextSession } from './NextSession.tsx'
import { OwnWeek } from './OwnWeek.tsx'
import { TrainingDistribution } from './TrainingDistribution.tsx'
import classes from './home.module.css'

/** The next sessions to answer, and beside them the own week, what is asked, and what was done. */
export function AthleteHome({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { sessions, week, managing } = home
  // Who only manages the club has no week of their own.
  const trains = managing === null || (week !== null && week.time + sum(week.planned_seconds) > 0)
  return (
    <div className={classes.page}>
      {home.morning_due && <MorningPart />}
      <div className={classes.columns}>
        <div className={classes.beside}>
          <HomePart
            tour="next"
            title={t('upNext')}
            more={{ to: paths.calendar(), label: t('calendar') }}
          >
            {sessions.length > 0 ? (
              <ul className={classes.list}>
                {sessions.map((session, index) => (
                  <NextSession key={session.id} session={session} first={index === 0} />
                ))}
              </ul>
            ) : (
              <NothingNext />
            )}
          </HomePart>
        </div>
        <div className={classes.aside}>
          <NeedsYou home={home} quiet />
          {managing && <ClubPart managing={managing} />}
          {home.next_race && <NextRace race={home.next_race} />}
          <AskedOfYou home={home} />
          {week && trains && <OwnWeek week={week} today={home.today} />}
          <LastResults results={home.results} />
        </div>
        <div className={classes.beside}>{trains && <TrainingDistribution />}</div>
      </div>
    </div>
  )
}

function NothingNext() {
  const { t } = useTranslation('home')
  return (
    <PageState
      state="empty"
      icon={<IconCalendarMonth size={32} />}
      title={t('noNext.title')}
      text={t('noNext.text')}
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
