import { Group, Text, Title } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProfileTraining } from '#contract/analysis/reports.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths/paths.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import classes from './profiles.module.css'
import { profileTrainingQuery } from './queries.ts'

const RECENT_WEEKS = 4

/** Load week by week, the last four weeks in figures, and the latest sessions. */
export function RecentTraining({ userId }: { userId: number }) {
  const { t } = useTranslation('profiles')
  const asked = useQuery(profileTrainingQuery(userId))
  const { data } = asked
  return (
    <section className={classes.part} aria-labelledby="profile-training">
      <Title order={2} id="profile-training">
        {t('training.title')}
      </Title>
      {data ? <Training training={data.data} /> : <Waiting for={asked} rows={8} part />}
    </section>
  )
}

const METRICS = { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' } as const
const metricName = (metric: string) =>
  METRICS[metric === 'foster' || metric === 'trimp' ? metric : 'ets']

function Training({ training: { metric, weeks, sessions } }: { training: ProfileTraining }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const loads = opensPart('load', useViewer())
  if (sessions.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconChartBar size={32} />}
        title={t('training.none')}
        text={t('training.noneText')}
      />
    )
  const recent = weeks.slice(-RECENT_WEEKS)
  const sum = (of: (week: (typeof weeks)[number]) => number | null) =>
    recent.reduce((total, week) => total + (of(week) ?? 0), 0)
  return (
    <>
      <Group gap="xl">
        {loads && (
          <StatTile
            label={t('training.load')}
            value={format.load(sum((week) => week.score))}
            unit={metricName(metric)}
          />
        )}
        <StatTile
          label={t('training.time')}
          value={format.duration(sum((week) => week.time))}
          unit="h"
        />
        <StatTile
          label={t('training.distance')}
          value={format.longDistance(sum((week) => week.distance))}
          unit={format.units.longDistance}
        />
        <StatTile
          label={t('training.sessions')}
          value={format.number(sum((week) => week.sessions))}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('training.fourWeeks')}
      </Text>
      {loads && <WeekChart weeks={weeks} metric={metricName(metric)} />}
      <PartNotice part="load" />
      <Title order={3}>{t('training.latest')}</Title>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionLine key={session.session_id} session={session} metric={metricName(metric)} />
        ))}
      </ul>
    </>
  )
}

function WeekChart({ weeks, metric }: { weeks: ProfileTraining['weeks']; metric: string }) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const categories = useMemo(() => weeks.map(({ week }) => format.day(week)), [weeks, format])
  const series = useMemo(
    () => [
      { key: 'load', label: metric, colour: '#2f8f98', values: weeks.map(({ score }) => score) },
    ],
    [weeks, metric],
  )
  return (
    <StackedBars
      title={t('training.weekly')}
      categoryLabel={t('training.week')}
      categories={categories}
      series={series}
      unit={metric}
      write={format.number}
      height={220}
    />
  )
}

function SessionLine({
  session,
  metric,
}: {
  session: ProfileTraining['sessions'][number]
  metric: string
}) {
  const format = useFormat()
  return (
    <li>
      <Link to={paths.session(session.session_id)} className={classes.session}>
        <SportMark sportId={session.sport_id} iconOnly />
        <span>
          <Text component="span" fw={500} display="block" truncate>
            {session.name}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {format.sessionStart(session)}
          </Text>
        </span>
        <span className={classes.figures}>
          {session.score !== null && (
            <Text component="span" display="block" fw={500}>
              {format.load(session.score)} {metric}
            </Text>
          )}
          <Text component="span" size="sm" c="dimmed">
            {format.duration(session.time)} h
            {session.distance ? ` · ${format.distance(session.distance)}` : ''}
          </Text>
        </span>
      </Link>
    </li>
  )
}
