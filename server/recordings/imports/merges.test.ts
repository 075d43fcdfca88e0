import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let session: number

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})

afterAll(() => app.close())

/** Two minutes of rowing from a minute after six on. */
const stored = (minute: number, session_id: number | null = session) =>
  storeFile(
    app.db,
    club,
    { user_id: athlete.id, session_id },
    rowingFile(new Date(Date.UTC(2026, 2, 2, 6, minute)), {
      seconds: 120,
      laps: [{ start: 0, time: 100, distance: 400 }],
    }),
  )

/** A session as a file makes it that finds none. */
async function ownSession(): Promise<number> {
  const id = await makeSession(app.db, club, { user_id: athlete.id, role_id: ROLE.athlete })
  await app.rows('update sessions set auto_created = true where id = $1', [id])
  return id
}

const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asAthlete,
) => app.send(contract.editActivity, { params: { id }, body }, as)

const merge = async (one: { activity_id: number }, other: { activity_id: number }) =>
  expect((await edit(one.activity_id, { kind: 'merge', other_id: other.activity_id })).status).toBe(
    201,
  )

const undo = async (id: number, as = asAthlete) =>
  (await app.send(contract.undoEdit, { params: { id } }, as)).status

const editor = async (id: number) =>
  (await app.ask(contract.activityEditor, { params: { id } }, asAthlete)).data

const standing = async ({ activity_id }: { activity_id: number }) => {
  const [row] = await app.rows(
    'select session_id, merged_into from activities where club_id = $1 and id = $2',
    [club, activity_id],
  )
  return row
}

const isDeleted = async (id: number) => {
  const [row] = await app.rows<{ gone: boolean }>(
    'select deleted_at is not null as gone from sessions where id = $1',
    [id],
  )
  return row?.gone ?? null
}

const loads = () =>
  app.rows(
    `select session_id, seconds from training_loads
     where club_id = $1 and user_id = $2
     order by session_id`,
    [club, athlete.id],
  )

describe('a merge', () => {
  test('is refused for a later recording that has parts of its own', async () => {
    const [one, two, three] = [await stored(5), await stored(10), await stored(15)]
    await merge(two, three)
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const)
      expect(
        await edit(from.activity_id, { kind: 'merge', other_id: to.activity_id }),
      ).toMatchObject({
        status: 409,
        json: { code: 'recording_joined' },
      })
    expect(await standing(three)).toEqual({ session_id: null, merged_into: two.activity_id })
    expect(await undo(two.activity_id)).toBe(200)
    await merge(one, two)
    await merge(one, three)
    expect((await editor(one.activity_id)).activity.records).toBe(360)
  })

  test('is refused when both together would last for years', async () => {
    const [one, two] = [await stored(5), await stored(10)]
    await app.rows(`update activities set start_time = '1989-12-31T00:00:00Z' where id = $1`, [
      one.activity_id,
    ])
    expect(await edit(two.activity_id, { kind: 'merge', other_id: one.activity_id })).toMatchObject(
      {
        status: 409,
        json: { code: 'recordings_apart' },
      },
    )
  })

  test('brings the laps of the other along on the clock of the one it is joined to', async () => {
    const [one, two] = [await stored(5), await stored(10)]
    await edit(one.activity_id, { kind: 'shift', seconds: -60 })
    await edit(two.activity_id, { kind: 'trim', start: 40, finish: 119 })
    await merge(one, two)
    const { laps } = (await editor(one.activity_id)).activity
    expect(laps.map(({ start, time }) => [start, time])).toEqual([
      // What was recorded after the last lap of each is a lap of its own.
      [0, 100],
      [100, 19],
      [400, 60],
      [460, 19],
    ])
  })

  test('leaves its part alone when the file of the part is attached', async () => {
    const [one, two] = [await stored(5), await stored(10, null)]
    await merge(one, two)
    await app.ask(
      contract.assignImport,
      { params: { id: two.import_id }, body: { session_id: session } },
      asAthlete,
    )
    expect(await standing(two)).toEqual({ session_id: null, merged_into: one.activity_id })
    expect(await loads()).toEqual([{ session_id: session, seconds: 419 }])
  })

  test('ends with the file it was made in: the other is whole again, in its session', async () => {
    const own = await ownSession()
    const [one, two] = [await stored(5), await stored(10, own)]
    await merge(one, two)
    expect(await isDeleted(own)).toBe(true)
    await app.ask(contract.deleteImport, { params: { id: one.import_id } }, asAthlete)
    expect(await standing(two)).toEqual({ session_id: own, merged_into: null })
    expect(await isDeleted(own)).toBe(false)
    expect(await loads()).toEqual([{ session_id: own, seconds: 119 }])
  })

  test('deletes the session of the part when nothing else is there, and restores it', async () => {
    const own = await ownSession()
    const [one, two] = [await stored(5), await stored(10, own)]
    await merge(one, two)
    expect(await isDeleted(own)).toBe(true)
    expect(await undo(one.activity_id)).toBe(200)
    expect([await isDeleted(own), await standing(two)]).toEqual([
      false,
      { session_id: own, merged_into: null },
    ])
  })

  test('keeps a session somebody rated, and leaves it deleted when somebody deletes it', async () => {
    const own = await ownSession()
    const [one, two] = [await stored(5), await stored(10, own)]
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 5)',
      [club, own, athlete.id],
    )
    await merge(one, two)
    expect(await isDeleted(own)).toBe(false)
    await app.rows('update sessions set deleted_at = now() where id = $1', [own])
    expect(await undo(one.activity_id)).toBe(200)
    expect([await isDeleted(own), await standing(two)]).toEqual([
      true,
      { session_id: null, merged_into: null },
    ])
  })

  test('goes to somebody else as a whole', async () => {
    const [one, two] = [await stored(5), await stored(10)]
    await merge(one, two)
    const mate = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 170 })
    await app.ask(
      contract.assignActivity,
      { params: { id: one.activity_id }, body: { user_id: mate.id } },
      asCoach,
    )
    expect(await undo(one.activity_id, asCoach)).toBe(200)
    const people = await app.rows(
      'select distinct user_id from activities where club_id = $1 and session_id = $2',
      [club, session],
    )
    expect(people).toEqual([{ user_id: mate.id }])
    expect(
      await app.rows(
        'select user_id, seconds from training_loads where club_id = $1 and session_id = $2',
        [club, session],
      ),
    ).toEqual([{ user_id: mate.id, seconds: 238 }])
  })

  test('is taken back also after its session was cleared away', async () => {
    const own = await ownSession()
    const [one, two] = [await stored(5), await stored(10, own)]
    await merge(one, two)
    await app.rows('delete from sessions where id = $1', [own])
    expect(await undo(one.activity_id)).toBe(200)
    expect(await standing(two)).toEqual({ session_id: null, merged_into: null })
  })
})
