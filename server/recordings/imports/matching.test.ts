import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { writeGpx } from '../../../test/support/gpx-writer.ts'
import type { As } from '../../../test/support/http.ts'
import { writeFit } from '../../demo/fit-writer.ts'
import { steadyRow } from '../../../test/support/recordings.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club)
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const START = new Date('2026-03-02T06:05:00Z')

/** What became of a file, once it has been read. */
async function imported(bytes: Uint8Array): Promise<contract.Import> {
  const answer = await app.send(contract.startImport, { file: { bytes } }, asAthlete)
  const { id } = (answer.json as { data: { id: number } }).data
  const read = async () => (await app.ask(contract.getImport, { params: { id } }, asAthlete)).data
  await expect
    .poll(async () => (await read()).state, { timeout: 15_000, interval: 50 })
    .toMatch(/^(done|failed|needs-.*)$/)
  return read()
}

describe('a file that names no sport', () => {
  const moving = (seconds: number, metres: number) =>
    writeGpx({
      start: START,
      tracks: [
        {
          segments: [
            Array.from({ length: seconds }, (_, t) => ({
              t,
              lat: 52.2 + (t * metres) / 111_195,
              lon: 0.1,
              hr: 120,
            })),
          ],
        },
      ],
    })
  const planned = (sport_id: number, start_date = '2026-03-02T16:30:00Z') =>
    makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], start_date, sport_id },
    )
  const sportOf = async (id: number) =>
    (await app.rows('select sport_id, auto_created from sessions where id = $1', [id]))[0]

  test.each([
    ['strength', SPORT.strength],
    ['a day off', SPORT.day_off],
    ['multisport', SPORT.multisport],
  ])('and went 2.4 km is not %s: it makes a session', async (_, sport_id) => {
    const session = await planned(sport_id)
    const done = await imported(moving(600, 4))
    expect(done.session_id).not.toBe(session)
    expect(await sportOf(done.session_id ?? 0)).toEqual({
      sport_id: SPORT.other,
      auto_created: true,
    })
    expect(done.activities).toMatchObject([{ sport_id: SPORT.other }])
  })

  test('and went 2.4 km is the row in the evening rather than the strength at noon', async () => {
    await planned(SPORT.strength, '2026-03-02T09:00:00Z')
    const row = await planned(SPORT.rowing)
    expect((await imported(moving(600, 4))).session_id).toBe(row)
  })

  test('and stayed where it was may well be strength', async () => {
    const session = await planned(SPORT.strength)
    expect((await imported(moving(600, 0))).session_id).toBe(session)
  })
})

describe('a recording of a clock that was never set, or runs ahead', () => {
  test.each([
    '1989-12-31T00:16:40Z',
    '1999-12-31T23:00:00Z',
    new Date(Date.now() + 3 * 86_400_000).toISOString(),
  ])('from %s asks when it began, and makes no session before', async (start) => {
    const done = await imported(rowingFile(new Date(start)))
    expect(done).toMatchObject({
      state: 'needs-assignment',
      session_id: null,
      activities: [{ start_time: null, session_id: null }],
    })
    expect(await app.rows('select from sessions where creator_id = $1', [athlete.id])).toEqual([])
    const body = { start_date: '2026-03-02T06:05:00Z' }
    const { session_id } = (
      await app.ask(contract.sessionOfImport, { params: { id: done.id }, body }, asAthlete)
    ).data
    expect(
      (
        await app.rows('select starts_at = $2 as begins from sessions where id = $1', [
          session_id,
          body.start_date,
        ])
      )[0],
    ).toEqual({
      begins: true,
    })
  })
  test('from tomorrow, as where the day has begun already, is believed', async () => {
    expect((await imported(rowingFile(new Date(Date.now() + 86_400_000)))).state).toBe('done')
  })
})

describe('what is no outing', () => {
  const records = (seconds: number) => steadyRow(seconds)
  test('a change between two sports stays with its file, which goes elsewhere without it', async () => {
    const sessions = [
      { start: 0, time: 300, distance: 1200, sport: 5 },
      { start: 300, time: 40, distance: 40, sport: 3 },
      { start: 340, time: 259, distance: 1000, sport: 2 },
    ]
    const done = await imported(
      writeFit({
        start: START,
        sport: 18,
        records: records(600),
        session: sessions,
        laps: sessions,
      }),
    )
    expect(done.state).toBe('done')
    const [swim, change, ride] = done.activities
    expect([swim?.session_id === ride?.session_id, change?.session_id]).toEqual([false, null])
    const own = await app.rows('select sport_id from sessions where creator_id = $1 order by id', [
      athlete.id,
    ])
    expect(own).toEqual([{ sport_id: SPORT.swim }, { sport_id: SPORT.bike }])
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    await app.ask(
      contract.assignImport,
      { params: { id: done.id }, body: { session_id: session } },
      asAthlete,
    )
    const { data } = await app.ask(contract.getImport, { params: { id: done.id } }, asAthlete)
    expect(data.activities.map(({ session_id }) => session_id)).toEqual([session, null, session])
  })

  test('a single record makes no session, and is asked about by nobody', async () => {
    const done = await imported(writeFit({ start: START, sport: 15, records: records(1) }))
    expect(done).toMatchObject({
      state: 'done',
      session_id: null,
      activities: [{ session_id: null }],
    })
    expect(await app.rows('select from sessions where creator_id = $1', [athlete.id])).toEqual([])
  })

  test('a recording of a day off or a multisport day is of a session of its own', async () => {
    const planned = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], sport_id: SPORT.multisport },
    )
    const done = await imported(writeFit({ start: START, sport: 18, records: records(600) }))
    expect(done.session_id).not.toBe(planned)
    expect(
      await app.rows('select sport_id from sessions where id = $1', [done.session_id]),
    ).toEqual([{ sport_id: SPORT.other }])
  })
})

describe('a file of a day without a plan', () => {
  const at = async (minutes: number, seconds = 900) => {
    const bytes = rowingFile(new Date(START.getTime() + minutes * 60_000), { seconds })
    return (await imported(bytes)).session_id
  }

  test('makes a session of its own in the morning and in the evening', async () => {
    const morning = await at(0)
    const evening = await at(600)
    expect(evening).not.toBe(morning)
    expect(await at(605)).toBe(evening)
    expect(await at(5)).toBe(morning)
  })

  test('is of the outing it goes on with after a pause, however often', async () => {
    const first = await at(0)
    expect(await at(30)).toBe(first)
    expect(await at(60)).toBe(first)
    expect(await at(120)).not.toBe(first)
  })
})
