import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { sessionWorkout, sessionWorkouts, type Workout } from '#contract/recordings/workouts.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { serverNow } from '../../format/server-clock.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { ChoiceChip } from '../../ui/filters/Chip.tsx'
import { elapsed } from '../../ui/charts/time-series.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { Everybody } from './Everybody.tsx'
import { useChosenAthlete } from './use-chosen-athlete.ts'
import { WatchMenu } from './WatchMenu.tsx'
import { WorkoutRows } from './WorkoutRows.tsx'
import classes from './workouts.module.css'

export type WorkoutPlanProps = {
  session: Session
  /** The plan as it is shown where this cannot be had. */
  instead: ReactNode
}

/**
 * The pieces of a session with an athlete's targets and, once there is a recording, how much of each
 * was done as planned; for coaches that of everyone below.
 */
export function WorkoutPlan({ session, instead }: WorkoutPlanProps) {
  const { t } = useTranslation('workouts')
  const viewer = useViewer()
  const phone = usePhone()
  const [chosen] = useChosenAthlete()
  const { data } = useQuery(
    query(
      sessionWorkout,
      { params: { id: session.id }, query: chosen === null ? {} : { user_id: chosen } },
      { own: [0, 403, 404, 409] },
    ),
  )
  const workout = data?.data
  if (!workout) return instead
  const isOver = Date.parse(session.end_date) < serverNow()
  return (
    <Stack gap="xl">
      <Stack gap="xs" component="section">
        <div className={classes.head}>
          <Title order={2}>{t(workout.done ? 'done.title' : 'done.plan')}</Title>
          <PersonChoice workout={workout} />
          {phone && <WatchMenu session={session} />}
          {workout.done && <Share share={workout.done.share} />}
        </div>
        {session.structure && <WorkoutRows workout={workout} structure={session.structure} />}
        {workout.done ? (
          <DoneWords session={session} workout={workout} />
        ) : (
          isOver &&
          workout.person && <NoFile session={session} isOwn={isOwn(workout, viewer.user_id)} />
        )}
      </Stack>
      {isOver && can(sessionWorkouts.access, viewer) && (
        <Everybody session={session} workout={workout} />
      )}
    </Stack>
  )
}

const isOwn = ({ person }: Workout, viewer: number) => person?.user_id === viewer

/** One of several athletes, for coaches; an athlete sees only themselves and needs no name. */
function PersonChoice({ workout: { person, people } }: { workout: Workout }) {
  const { t } = useTranslation('workouts')
  const viewer = useViewer()
  const [, choose] = useChosenAthlete()
  if (!person || (people.length === 1 && person.user_id === viewer.user_id)) return null
  const filter = {
    name: 'athlete',
    label: t('athlete'),
    items: people.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name })),
    value: [String(person.user_id)],
  }
  return (
    <ChoiceChip filter={filter} onChoose={([id]) => choose(id === undefined ? null : Number(id))} />
  )
}

function Share({ share }: { share: number }) {
  const { t } = useTranslation('workouts')
  const format = useFormat()
  return (
    <span className={classes.share}>
      <strong>{format.percent(100 * share, share < 1 ? 1 : 0)}</strong>
      {t('done.ofTime')}
    </span>
  )
}

function DoneWords({ session, workout: { done, pieces } }: { session: Session; workout: Workout }) {
  const { t } = useTranslation('workouts')
  if (!done) return null
  const isMore = pieces.some(({ done: own }) => own && own.done > own.planned)
  const isLess = done.share < 1
  return (
    <Text size="sm" c="dimmed">
      {t('done.sum', { done: elapsed(done.done_s), planned: elapsed(done.planned_s) })}
      {sentenceGap()}
      {isMore && isLess && `${t('done.more')}${sentenceGap()}`}
      {t(`done.by.${done.by}`)}
      {sentenceGap()}
      <Anchor component={Link} to={paths.sessionImports(session.id)} size="sm" underline="always">
        {t('done.correct')}
      </Anchor>
    </Text>
  )
}

function NoFile({ session, isOwn: own }: { session: Session; isOwn: boolean }) {
  const { t } = useTranslation('workouts')
  return (
    <Text size="sm" c="dimmed">
      {t('done.noFile')}
      {sentenceGap()}
      {own && (
        <Anchor component={Link} to={paths.sessionImports(session.id)} size="sm" underline="always">
          {t('done.addFile')}
        </Anchor>
      )}
    </Text>
  )
}
