import * as contract from '#contract/recordings/workouts.ts'
import type { TestUser } from './factories.ts'
import { rowedWorkout, typedPlan } from './rowed-workouts.ts'
import { storeFile } from './stored-activity.ts'
import type { TrainingClub } from './training-club.ts'

const ERGO = {
  sport_id: 2,
  planned_time: 3600,
  intensities: [
    { id: 2, percentage: 50 },
    { id: 4, percentage: 50 },
  ],
}
const THREE = typedPlan('3x10min/3min')

/** Sessions of three times ten minutes on the machine, with what their athletes make of them. */
export function plannedErgos(training: () => TrainingClub) {
  const as = ({ token }: TestUser) => ({ token, club: training().club })
  return {
    as,
    planned: (athletes: readonly TestUser[], plan: object = {}) =>
      training().planFor(athletes[0] ?? training().coach, {
        structure: THREE,
        athlete_ids: athletes.map(({ id }) => id),
        ...ERGO,
        ...plan,
      }),
    /** A recording of somebody that followed the workout, so much of each piece. */
    rowed: ({ id }: TestUser, session_id: number, shares: readonly number[]) =>
      storeFile(
        training().app.db,
        training().club,
        { user_id: id, session_id, sport_id: 2 },
        rowedWorkout(new Date('2026-03-02T06:05:00Z'), THREE, { shares }),
      ),
    tested: ({ id }: TestUser, time_s: number) =>
      training().app.rows(
        `insert into performance_tests (club_id, user_id, kind, day, time_s)
         values ($1, $2, '2k', '2026-02-01', $3)`,
        [training().club, id, time_s],
      ),
    shown: async (id: number, query: object = {}, who = training().asCoach) =>
      (await training().app.ask(contract.sessionWorkout, { params: { id }, query }, who)).data,
    file: (id: number, query: object, who = training().asCoach) =>
      training().app.send(contract.workoutFile, { params: { id }, query } as never, who),
  }
}
