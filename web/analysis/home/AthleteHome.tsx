import { Button, Text } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import type { AthleteRace } from '#contract/boats/races.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { seesOnlySelf } from '../../shell/report-places.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { ClubPart } from './ClubPart.tsx'
import { HomePart } from './HomePart.tsx'
import { MorningPart } from './MorningPart.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NextSession } from './NextSession.tsx'
import { TrainingDistribution } from './TrainingDistribution.tsx'
import { WeekBars } from './WeekBars.tsx'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

type Week = NonNullable<Home['week']>

/** The running week against its plan, with its load. */
function OwnWeek({ week, today }: { week: Week; today: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const viewer = useViewer()
  const planned = week.planned_seconds.reduce((total, seconds) => total + seconds, 0)
  const days = week.planned_seconds.map((seconds, index) => ({
    day: addDays(isoWeekStart(today), index),
    planned: seconds,
    done: week.done_seconds[index] ?? 0,
  }))
  const figures = [
    t('week.count', { count: week.sessions }),
    `${format.longDistance(week.distance)} ${format.units.longDistance}`,
    week.total === null
      ? null
      : `${format.load(week.total)} ${t(`week.metrics.${metricOf(week.metric)}`)}`,
  ]
  return (
    <HomePart
      tour="week"
      title={t('week.title')}
      facts={t('week.own', {
        done: format.duration(week.time),
        planned: format.duration(planned),
      })}
      {...(can(trainingSummary.access, viewer) && {
        more: seesOnlySelf(viewer)
          ? { to: paths.myTraining(), label: t('screens.myTraining', { ns: 'common' }) }
          : { to: paths.trainingSummary(), label: t('week.report') },
      })}
    >
      <WeekBars days={days} today={today} />
      <Text size="sm" c="dimmed">
        {figures.filter((figure) => figure !== null).join(' · ')}
      </Text>
      <PartNotice part="load" />
      {opensPart('load', viewer) && week.total === null && (
        <Text size="sm" c="dimmed">
          {t('week.teach')}
        </Text>
      )}
    </HomePart>
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')

/** What was done last, with the change of the speed since the same session before. */
function LastResults({ results }: Pick<Home, 'results'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (results.length === 0) return null
  return (
    <HomePart title={t('results')}>
      <ul className={classes.list}>
        {results.map((result) => (
          <li key={`${result.session_id} ${result.distance}`}>
            <Link to={paths.sessionResults(result.session_id)} className={classes.row} data-beside>
              <span>
                <span className={classes.rowName}>{result.session_name}</span>
                <Text component="span" size="sm" c="dimmed">
                  {format.day(result.start_date)}
                </Text>
              </span>
              <span className={`${classes.result} ${ui.tabular}`}>
                <b>{format.distance(result.distance)}</b>
                <Text component="span" size="sm" c="dimmed">
                  {[
                    `${format.duration(result.time)} h`,
                    result.change === null
                      ? null
                      : t('change', { percent: format.signedPercent(result.change, 1) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

/** Ratings and results of the last days that are missing, and own files without a session. */
function AskedOfYou({ home: { asked, files } }: { home: Home }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (asked.length + files.length === 0) return null
  return (
    <HomePart title={t('asked.title')}>
      <ul className={classes.list}>
        {asked.map(({ session_id, session_name, start_date, rating, result }) => (
          <li key={session_id}>
            <Link to={paths.sessionResults(session_id)} className={classes.row}>
              <span className={classes.rowName}>
                {t(rating && result ? 'asked.both' : rating ? 'asked.rating' : 'asked.result')}
              </span>
              <Text component="span" size="sm" c="dimmed">
                {`${session_name} · ${format.dateTime(start_date)}`}
              </Text>
            </Link>
          </li>
        ))}
        {files.length > 0 && (
          <li>
            <Link to={paths.uploadSessionFiles()} className={classes.row}>
              {t('waitingFiles', { count: files.length })}
            </Link>
          </li>
        )}
      </ul>
    </HomePart>
  )
}

/** When and where one starts next. */
function NextRace({ race }: { race: AthleteRace }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { session_id, session_name, name, number, starts_at, lane, crew_name } = race
  const facts = [
    session_name,
    race.class,
    lane === null ? null : t('race.inLane', { lane }),
    crew_name,
  ]
  return (
    <HomePart title={t('race.next')}>
      <Link to={paths.eventRaces(session_id)} className={classes.row} data-beside>
        <span>
          <span className={classes.rowName}>
            {name ?? (number === null ? t('race.unnamed') : t('race.numbered', { number }))}
          </span>
          <Text component="span" size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </span>
        <b className={ui.tabular}>{format.dateTime(starts_at)}</b>
      </Link>
    </HomePart>
  )
}

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
