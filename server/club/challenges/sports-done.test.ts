import { afterAll, beforeAll, expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { addDays } from '#domain/time/week.ts'
import {
  openChallengeClubs,
  type ChallengeClubs,
  type ChallengeFields,
} from '../../../test/support/challenge-club.ts'
import { makeSession, rowingFile, today } from '../../../test/support/factories.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

/** Sports as files name them. */
const [ROW, RIDE] = [15, 2]
type Recording = { sport: number; hour: number; heart_rate?: number }

/** What each challenge has of somebody who recorded all of this in a session of rowing. */
async function scoresOf(recorded: readonly Recording[], given: Partial<ChallengeFields>[]) {
  const { app, club, coach, create, adults, enter, backdate, score, seen } = clubs
  const [athlete] = await adults(1)
  if (!athlete) throw new Error('nobody trains')
  const challenges = []
  for (const fields of given) challenges.push(await create(fields))
  for (const { id } of challenges) {
    await enter(id, [athlete])
    await backdate(id)
  }
  const day = addDays(today(), -1)
  const plan = { athlete_ids: [athlete.id], start_date: `${day}T08:00:00Z` }
  const session_id = await makeSession(app.db, club, { user_id: coach.id }, plan)
  for (const { sport, hour, heart_rate } of recorded) {
    const records = Array.from({ length: 601 }, (_, t) => ({
      t,
      distance: 4 * t,
      ...(heart_rate !== undefined && { heart_rate }),
    }))
    const file = rowingFile(new Date(`${day}T0${hour}:00:00Z`), { sport, records })
    const profile = { hr_zones: null, max_hr: 190, age_years: null }
    await storeFile(app.db, club, { user_id: athlete.id, session_id }, file, profile)
  }
  await score(club, session_id)
  return Promise.all(challenges.map(async ({ slug }) => (await seen(slug)).teams[0]?.score ?? null))
}

const ROWING = { sport_ids: [SPORT.rowing, SPORT.ergo] }
const CYCLING = { sport_ids: [SPORT.bike] }
const BOTH = { sport_ids: [SPORT.rowing, SPORT.bike] }

test('a ride instead of rowing counts where cycling does, and not among rowers', async () => {
  const recorded = [{ sport: RIDE, hour: 8 }]
  expect(await scoresOf(recorded, [ROWING, CYCLING, BOTH])).toEqual([null, 2400, 2400])
})

test('rowing and a ride in one session count in their own sport, and the session once', async () => {
  const recorded = [
    { sport: ROW, hour: 8 },
    { sport: RIDE, hour: 9 },
    { sport: RIDE, hour: 7 },
  ]
  expect(await scoresOf(recorded, [ROWING, CYCLING, BOTH])).toEqual([2400, 4800, 7200])
  const sessions = [ROWING, CYCLING, BOTH].map((of) => ({ ...of, metric: 'sessions' as const }))
  expect(await scoresOf(recorded, sessions)).toEqual([1, 1, 1])
})

test('and so does the load of each', async () => {
  const recorded = [
    { sport: ROW, hour: 8, heart_rate: 150 },
    { sport: RIDE, hour: 9, heart_rate: 150 },
  ]
  const loads = [ROWING, CYCLING, BOTH].map((of) => ({ ...of, metric: 'ets' as const }))
  const [rowing, cycling, both] = await scoresOf(recorded, loads)
  expect(rowing).toBeCloseTo(10, 6)
  expect(cycling).toBeCloseTo(8, 6)
  expect(both).toBeCloseTo(18, 6)
})
