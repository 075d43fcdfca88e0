import { lazy, Suspense } from 'react'
import type { Session } from '#contract/planning/sessions.ts'
import { sessionWorkout, weekWorkouts } from '#contract/recordings/workouts.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import type { WorkoutPlanProps } from '../recordings/workouts/WorkoutPlan.tsx'
import { isChunkFailure, loadChunk } from '../shell/chunks.ts'
import { can, useViewer } from '../shell/viewer.ts'

const WorkoutPlan = lazy(() =>
  loadChunk(
    Promise.all([import('../recordings/workouts/WorkoutPlan.tsx'), loadTexts(['workouts'])]),
  ).then(
    ([module]) => ({ default: module.WorkoutPlan }),
    (error: unknown) => {
      if (!isChunkFailure(error)) throw error
      return { default: ({ instead }: WorkoutPlanProps) => instead }
    },
  ),
)

const WatchMenu = lazy(() =>
  orNothing(
    Promise.all([import('../recordings/workouts/WatchMenu.tsx'), loadTexts(['workouts'])]).then(
      ([module]) => ({ default: module.WatchMenu }),
    ),
  ),
)

const WeekWorkoutsItem = lazy(() =>
  orNothing(
    Promise.all([
      import('../recordings/workouts/WeekWorkoutsItem.tsx'),
      loadTexts(['workouts']),
    ]).then(([module]) => ({ default: module.WeekWorkoutsItem })),
  ),
)

/** What is planned and how much of it was done; the plan alone until it is there. */
export function LazyWorkoutPlan({ session, instead }: WorkoutPlanProps) {
  const viewer = useViewer()
  if (!can(sessionWorkout.access, viewer)) return instead
  return (
    <Suspense fallback={instead}>
      <WorkoutPlan session={session} instead={instead} />
    </Suspense>
  )
}

/** A session of pieces as a file for watches, in its head. */
export function LazyWatchMenu({ session }: { session: Session }) {
  const viewer = useViewer()
  if (!session.structure || !can(sessionWorkout.access, viewer)) return null
  return (
    <Suspense>
      <WatchMenu session={session} />
    </Suspense>
  )
}

/** One's own week as files for watches, in the menu of the calendar. */
export function LazyWeekWorkouts({ day }: { day: string }) {
  const viewer = useViewer()
  if (!can(weekWorkouts.access, viewer)) return null
  return (
    <Suspense>
      <WeekWorkoutsItem day={day} />
    </Suspense>
  )
}
