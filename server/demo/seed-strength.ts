import type { ExerciseKey } from '#domain/constants/exercises.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Programme } from '#domain/training/programmes.ts'
import { clubExercises } from '../lookups/queries.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { writeScores } from '../analysis/result-entry/store.ts'
import { createSessions } from '../planning/sessions/commands.ts'
import { momentOf, spanOf } from './plan-session.ts'
import { idsOf } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { score } from './seed-scores.ts'

type Set = readonly [exercise: ExerciseKey, sets: number, reps: number, kg: number | null]
const HEAVY: readonly Set[] = [
  ['back-squat', 5, 3, 110],
  ['bench-pull', 5, 5, 75],
  ['deadlift', 4, 4, 130],
]
const CIRCUIT: readonly Set[] = [
  ['back-squat', 3, 15, 40],
  ['push-up', 3, 20, null],
  ['kettlebell-swing', 3, 20, 16],
  ['plank', 3, 1, null],
]

/**
 * Seniors lift heavy and everybody else does a circuit: three days ago with what was lifted, and
 * again in two. Answers with the one that is over.
 */
export async function seedStrength(demo: Demo): Promise<number> {
  const { db, club, coach } = demo
  const seniors = demo.athletes.filter(({ squad }) => squad === 'Senior')
  const juniors = demo.athletes.filter(({ squad }) => squad === 'U23')
  const exercises = new Map((await clubExercises(db, club)).map(({ id, key }) => [key, id]))
  const programme = (name: string, sets: readonly Set[], people: readonly Member[]): Programme => ({
    name,
    athlete_ids: idsOf(people),
    pieces: sets.map(([key, sets_count, reps_count, exercise_weight]) => ({
      exercise_id: exercises.get(key) ?? 0,
      sets_count,
      rest: sets === HEAVY ? 180 : 45,
      segments: [{ reps_count, exercise_weight }],
    })),
  })
  const past = spanOf(momentOf(demo, -3, '19:00'), 60)
  const next = spanOf(momentOf(demo, 2, '19:00'), 60)
  const plan = {
    ...past,
    name: 'Strength by groups',
    sport_id: SPORT.strength,
    location: 'Boathouse',
    planned_rpe: 5,
    planned_time: 3600,
    athlete_ids: idsOf([...seniors, ...juniors]),
    strength_structures: [
      programme('Seniors – heavy', HEAVY, seniors),
      programme('Juniors – circuit', CIRCUIT, []),
    ],
  }
  const timing = { spans: [past, next], rule: null }
  const sessions = await createSessions(db, club, 'session', plan, demo.planner, timing)
  const [over = 0] = sessions
  const lifted = [
    ...doneBy(seniors.slice(0, 4), HEAVY, 1),
    ...doneBy(juniors.slice(0, 4), CIRCUIT, 1 + HEAVY.length),
  ]
  await writeScores(db, club, coach, over, lifted)
  await publishSessions(db, club, sessions, coach)
  return over
}

/**
 * The sets as planned, counted from the number of the first exercise, of which the last is one
 * repetition short.
 */
const doneBy = (people: readonly Member[], sets: readonly Set[], first: number) =>
  people.map(({ id }) => ({
    user_id: id,
    alternative: false,
    sport_id: SPORT.strength,
    scores: sets.flatMap(([, count, reps, kg], index) =>
      Array.from({ length: count }, (_, set) => {
        const done = index === 0 && set === count - 1 ? reps - 1 : reps
        const weight = kg === null ? {} : { exercise_weight: kg }
        return score(first + index, 'set', set + 1, { reps: done, ...weight })
      }),
    ),
  }))
