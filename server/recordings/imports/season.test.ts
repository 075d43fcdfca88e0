import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenIn, startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { uploadsAs } from '../../../test/support/uploads.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let as: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
})
afterAll(() => app.close())

const { upload, ended } = uploadsAs(() => ({ app, as }))

const STORES = /insert into "?(activities|sessions|participants|channels|laps|recording_bests)\b/

/** A season of the logbook: when each workout was over, and its minutes. */
const season = (workouts: readonly (readonly [end: string, minutes: number])[]) =>
  Buffer.from(
    [
      'Log ID,Date,Work Time (Seconds),Work Distance,Type',
      ...workouts.map(
        ([end, minutes], at) => `${at + 1},${end},${minutes * 60},${minutes * 240},Indoor Rower`,
      ),
      '',
    ].join('\n'),
  )

async function imported(file: Buffer) {
  const athlete = await makeMember(app.db, club)
  as = { token: athlete.token, club }
  const { id } = await upload(file)
  const { state, session_id } = await ended(id)
  const activities = await app.rows<{ position: number; session_id: number; distance: number }>(
    `select position, session_id, distance from activities where import_id = $1 order by position`,
    [id],
  )
  return { state, first: session_id, activities }
}

test('workouts of a season find the sessions that earlier ones of their day have made', async () => {
  const { state, first, activities } = await imported(
    season([
      ['2025-11-03 18:30:00', 30],
      ['2025-11-03 07:30:00', 30],
      ['2025-11-04 07:30:00', 30],
      ['2025-11-03 08:00:00', 20],
      ['2025-11-03 19:00:00', 20],
    ]),
  )
  expect(state).toBe('done')
  const of = activities.map(({ session_id }) => session_id)
  expect(of[3]).toBe(of[1])
  expect(of[4]).toBe(of[0])
  expect(new Set(of).size).toBe(3)
  expect(first).toBe(of[0])
  expect(activities.map(({ distance }) => distance)).toEqual([7200, 7200, 7200, 4800, 4800])
})

test('a season takes as many statements as a week', async () => {
  const days = (count: number) =>
    season(
      Array.from({ length: count }, (_, at) => [
        `${new Date(Date.UTC(2025, 8, 1 + at)).toISOString().slice(0, 10)} 07:30:00`,
        30,
      ]),
    )
  const stored = listenIn(app.database.worker)
  const count = async (workouts: number) => {
    const statements = await stored(async () => {
      expect((await imported(days(workouts))).activities).toHaveLength(workouts)
    })
    return statements.filter((text) => STORES.test(text)).length
  }
  const week = await count(7)
  expect(week).toBeGreaterThan(3)
  expect(await count(90)).toBe(week)
})
