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
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let session: number
let minute = 0

const SOON = { timeout: 15_000 }

beforeAll(async () => {
  app = await startTestApp({ work: true })
})
beforeEach(async () => {
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})
afterAll(() => app.close())

const file = () =>
  rowingFile(new Date(Date.UTC(2026, 2, 2, 6, (minute += 1))), {
    seconds: 300,
    laps: [{ start: 0, time: 299, distance: 1196 }],
  })
/** Uploaded and read. */
async function imported(bytes: Uint8Array = file()) {
  const answer = await app.send(
    contract.startImport,
    { upload: { session_id: session }, file: { bytes } },
    asAthlete,
  )
  const { id: import_id } = (answer.json as { data: { id: number } }).data
  const found = async () =>
    (await app.ask(contract.getImport, { params: { id: import_id } }, asAthlete)).data
  await expect.poll(async () => (await found()).state, SOON).toBe('done')
  return { import_id, ids: (await found()).activities.map(({ id }) => id) }
}
const edit = async (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
) => (await app.ask(contract.editActivity, { params: { id }, body }, asAthlete)).data.other_id ?? 0

/** What there is of an activity, as it is kept: figures, laps, curves. */
const kept = async (id: number) => {
  const [row] = await app.rows(
    `select to_jsonb(a) - 'recorded' as figures, a.recorded,
       (select json_agg(l order by l.position) from laps l where l.activity_id = a.id) as laps,
       (select json_agg(json_build_array(c.name, md5(c.data)) order by c.name) from channels c
         where c.activity_id = a.id) as curves,
       (select json_agg(json_build_array(c.name, md5(c.data)) order by c.name)
         from recorded_channels c where c.activity_id = a.id) as recorded_curves
     from activities a where a.id = $1`,
    [id],
  )
  return row
}
/**
 * Makes recordings look as older readers had left them: no timer, another moving time, a curve
 * less.
 */
const aged = async (...ids: readonly number[]) => {
  await app.rows(
    `update activities set timer_time = null, moving_time = 1, distance = 7, heart_rate_avg = null,
    channel_names = array_remove(channel_names, 'stroke_rate'),
       recorded = recorded || '{"timer_time": null, "moving_time": 1, "distance": 7}'
         where id = any ($1)`,
    [ids],
  )
  await app.rows(`delete from laps where activity_id = any ($1)`, [ids])
  for (const table of ['channels', 'recorded_channels'])
    await app.rows(`delete from ${table} where activity_id = any ($1) and name = 'stroke_rate'`, [
      ids,
    ])
  await app.rows('update kept_loads set distance = 7 where session_id = $1', [session])
}
const read = async (activity_id: number | null, as: As) => {
  expect((await app.send(startReread, { body: { activity_id } }, as)).status).toBe(202)
  const state = async () =>
    (await app.ask(latestReread, { query: activity_id === null ? {} : { activity_id } }, as)).data
      .reread
  await expect.poll(async () => (await state())?.finished_at ?? null, SOON).not.toBeNull()
  return state()
}
const distance = async () =>
  (
    await app.rows<{ distance: number }>(
      'select distance from training_loads where session_id = $1 and user_id = $2',
      [session, athlete.id],
    )
  )[0]?.distance

describe('a recording whose file is read again', () => {
  test('is as if it had been read today, and so are the loads', async () => {
    const { ids } = await imported()
    const [id = 0] = ids
    const [before, metres] = [await kept(id), await distance()]
    await aged(id)
    expect(await kept(id)).not.toEqual(before)
    expect(await read(id, asAthlete)).toMatchObject({
      total: 1,
      done: 1,
      differing: 0,
      unreadable: 0,
    })
    expect([await kept(id), await distance()]).toEqual([before, metres])
  })

  test('keeps what was changed in it, both halves of a split, and what others take from it', async () => {
    const [one, two] = [await imported(), await imported()]
    const [id = 0, lender = 0] = [...one.ids, ...two.ids]
    await edit(id, { kind: 'shift', seconds: -60 })
    const half = await edit(id, { kind: 'split', start: 100 })
    const quarter = await edit(half, { kind: 'split', start: 60 })
    await edit(quarter, { kind: 'heart-rate', other_id: lender })
    const all = [id, half, quarter, lender]
    const before = await Promise.all(all.map(kept))
    await aged(...all)
    await read(id, asCoach)
    await read(lender, asCoach)
    expect(await Promise.all(all.map(kept))).toEqual(before)
  })

  test('keeps whose it is, its sport, a start that somebody gave, and its marks', async () => {
    const { ids } = await imported()
    const [id = 0] = ids
    await app.rows('update activities set sport_id = 3 where id = $1', [id])
    const draft = { name: 'Start', start: 10, finish: 70, piece: null, source: 'hand' as const }
    await app.ask(efforts.addEfforts, { body: { activity_id: id, efforts: [draft] } }, asCoach)
    await app.ask(contract.assignActivity, { params: { id }, body: { user_id: coach.id } }, asCoach)
    await read(id, asCoach)
    expect((await kept(id))?.['figures']).toMatchObject({
      user_id: coach.id,
      session_id: session,
      sport_id: 3,
    })
    expect(
      (await app.ask(efforts.activityEfforts, { params: { id } }, asCoach)).data,
    ).toMatchObject([{ name: 'Start', start: 10, finish: 70 }])
  })

  test('stays as it is where the file holds other recordings, or is gone', async () => {
    const { ids, import_id } = await imported(zipSync({ 'one.fit': file(), 'two.fit': file() }))
    const [id = 0, other = 0] = ids
    await app.rows('delete from activities where id = $1', [other])
    await aged(id)
    const before = await kept(id)
    expect(await read(id, asAthlete)).toMatchObject({ done: 1, differing: 1 })
    await app.rows(`update imports set sha256 = repeat('0', 64) where id = $1`, [import_id])
    expect(await read(id, asAthlete)).toMatchObject({ done: 1, unreadable: 1 })
    expect(await kept(id)).toEqual(before)
  })

  test('is not somebody else’s to read again', async () => {
    const { ids } = await imported()
    const asMate = { token: (await makeMember(app.db, club)).token, club }
    expect(
      await app.refused(startReread, { body: { activity_id: ids[0] ?? 0 } }, asMate),
    ).toMatchObject({ status: 404 })
  })
})

describe('all files of a club', () => {
  test('are read again for a coach, each of them once', async () => {
    const files = [
      await imported(),
      await imported(zipSync({ 'one.fit': file(), 'two.fit': file() })),
      await imported(),
    ]
    const ids = files.flatMap((one) => one.ids)
    const before = await Promise.all(ids.map(kept))
    await aged(...ids)
    expect(await read(null, asCoach)).toMatchObject({
      total: 3,
      done: 3,
      differing: 0,
      unreadable: 0,
    })
    expect(await Promise.all(ids.map(kept))).toEqual(before)
  })

  test('go on where a killed worker left off', async () => {
    const files = [await imported(), await imported()]
    const [first = 0, second = 0] = files.flatMap(({ ids }) => ids)
    const before = await kept(second)
    await aged(first, second)
    const untouched = await kept(first)
    const [row] = await app.rows<{ id: number }>(
      'insert into rereads (club_id, total, done, last_import_id) values ($1, 2, 1, $2) returning id',
      [club, files[0]?.import_id],
    )
    await app.rows(
      `select app.enqueue('reread-files',
        json_build_object('club_id', $1::bigint, 'reread_id', $2::bigint))`,
      [club, row?.id],
    )
    await expect
      .poll(async () => (await app.ask(latestReread, {}, asCoach)).data.reread, SOON)
      .toMatchObject({ done: 2, finished_at: expect.any(String) as string })
    expect([await kept(first), await kept(second)]).toEqual([untouched, before])
  })

  test('are one reading, however often it is asked for, and not for athletes', async () => {
    await app.rows('insert into rereads (club_id, total) values ($1, 5)', [club])
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await app.ask(startReread, { body: { activity_id: null } }, asCoach)).data.id,
      ),
    )
    expect(ids[0]).toBe(ids[1])
    expect(
      await app.refused(startReread, { body: { activity_id: null } }, asAthlete),
    ).toMatchObject({ status: 403 })
    expect(await app.refused(latestReread, {}, asAthlete)).toMatchObject({ status: 403 })
  })
})
