import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as efforts from '#contract/recordings/efforts.ts'
import * as contract from '#contract/recordings/imports.ts'
import { latestReread, startReread } from '#contract/recordings/rereads.ts'
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
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asCoach: As, asAthlete: As
let session: number
let minute = 0

const SOON = { timeout: 15_000 }

beforeAll(async () => {
  app = await startTestApp({ work: true })
})
beforeEach(async () => {
  club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})
afterAll(() => app.close())

const file = () => rowingFile(new Date(Date.UTC(2026, 2, 2, 6, (minute += 1))))
const found = async (id: number) =>
  (await app.ask(contract.getImport, { params: { id } }, asAthlete)).data
async function uploaded(bytes: Uint8Array) {
  const answer = await app.send(
    contract.startImport,
    { upload: { session_id: session }, file: { bytes } },
    asAthlete,
  )
  const { id } = (answer.json as { data: { id: number } }).data
  await expect
    .poll(async () => ['done', 'failed'].includes((await found(id)).state), SOON)
    .toBe(true)
  return id
}
const readAll = async () => {
  await app.ask(startReread, { body: { activity_id: null } }, asCoach)
  const state = async () => (await app.ask(latestReread, {}, asCoach)).data.reread
  await expect.poll(async () => (await state())?.finished_at ?? null, SOON).not.toBeNull()
  return state()
}
/** Makes the import look like a file that older readers could not read. */
const unread = async (id: number) => {
  await app.rows('delete from activities where import_id = $1', [id])
  await app.rows(`update imports set state = 'failed', reason = 'file_damaged' where id = $1`, [id])
}
/**
 * Makes the import look like a file without a session, in which older readers had found one
 * recording.
 */
const waiting = async (id: number) => {
  const [first] = await app.rows<{ id: number }>(
    'select id from activities where import_id = $1 order by position',
    [id],
  )
  await app.rows('delete from activities where import_id = $1 and id <> $2', [id, first?.id])
  await app.rows('update activities set session_id = null, distance = 7 where id = $1', [first?.id])
  await app.rows(`update imports set state = 'needs-assignment', session_id = null where id = $1`, [
    id,
  ])
  return first?.id ?? 0
}

describe('a file that could not be read', () => {
  test('is imported where today’s readers can, and stays as it was where they cannot', async () => {
    const [readable, damaged] = [
      await uploaded(file()),
      await uploaded(new TextEncoder().encode('no recording at all')),
    ]
    await unread(readable)
    const before = await found(damaged)
    expect(before.state).toBe('failed')
    expect(await readAll()).toMatchObject({
      total: 2,
      done: 2,
      recovered: 1,
      unreadable: 1,
      differing: 0,
      waiting: 0,
    })
    expect(await found(readable)).toMatchObject({
      state: 'done',
      reason: null,
      activities: [{ session_id: session }],
    })
    expect(await found(damaged)).toEqual(before)
    expect(await readAll()).toMatchObject({ done: 2, recovered: 0, unreadable: 1 })
  })

  test('stays unread where its person has left the club', async () => {
    const id = await uploaded(file())
    await unread(id)
    await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
      club,
      athlete.id,
    ])
    expect(await readAll()).toMatchObject({ total: 0, done: 0, recovered: 0 })
  })
})

describe('a file that waits for its session', () => {
  test('goes on waiting, with the figures of today and the same recording', async () => {
    const id = await uploaded(file())
    const activity = await waiting(id)
    expect(await readAll()).toMatchObject({
      total: 1,
      done: 1,
      waiting: 1,
      differing: 0,
      recovered: 0,
    })
    const { state, activities } = await found(id)
    expect([state, activities.map((one) => [one.id, one.session_id])]).toEqual([
      'needs-assignment',
      [[activity, null]],
    ])
    expect(activities[0]?.distance).toBeGreaterThan(7)
  })

  test('goes on waiting with all it holds today', async () => {
    const id = await uploaded(zipSync({ 'one.fit': file(), 'two.fit': file() }))
    await waiting(id)
    expect(await readAll()).toMatchObject({ done: 1, waiting: 1, differing: 0 })
    const { state, activities } = await found(id)
    expect([state, activities.map((one) => one.session_id)]).toEqual([
      'needs-assignment',
      [null, null],
    ])
  })

  test('stays as it was where something is marked in it and it holds other recordings today', async () => {
    const id = await uploaded(zipSync({ 'one.fit': file(), 'two.fit': file() }))
    const activity = await waiting(id)
    const draft = { name: 'Start', start: 10, finish: 70, piece: null, source: 'hand' as const }
    await app.ask(
      efforts.addEfforts,
      { body: { activity_id: activity, efforts: [draft] } },
      asAthlete,
    )
    expect(await readAll()).toMatchObject({ done: 1, waiting: 0, differing: 1 })
    expect((await found(id)).activities.map((one) => [one.id, one.distance])).toEqual([
      [activity, 7],
    ])
  })
})
