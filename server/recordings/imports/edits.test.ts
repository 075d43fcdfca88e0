import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
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
let asAthlete: As
let session: number
const START = new Date('2026-03-02T06:05:00Z')

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})

afterAll(() => app.close())
const file = (start = START, seconds = 120) => rowingFile(start, { seconds })

const stored = (bytes = file(), session_id: number | null = session) =>
  storeFile(app.db, club, { user_id: athlete.id, session_id }, bytes)

const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asAthlete,
) => app.ask(contract.editActivity, { params: { id }, body }, as)

const undo = (id: number, as = asAthlete) => app.ask(contract.undoEdit, { params: { id } }, as)

const editor = async (id: number, as = asAthlete) =>
  (await app.ask(contract.activityEditor, { params: { id } }, as)).data

const channels = async (id: number) =>
  (await app.ask(activityChannels, { params: { id } }, asAthlete)).data

const row = async (id: number) => {
  const [found] = await app.rows<Record<string, unknown>>(
    `select a.*, (select json_agg(json_build_array(c.name, encode(c.data, 'hex')) order by c.name)
      from channels c where c.club_id = a.club_id and c.activity_id = a.id) as blobs,
      (select json_agg(l order by position) from laps l where l.club_id = a.club_id
        and l.activity_id = a.id) as laps from activities a where club_id = $1 and id = $2`,
    [club, id],
  )
  const { recorded: _, ...rest } = found ?? {}
  return { ...rest, channel_names: [...((rest['channel_names'] ?? []) as string[])].toSorted() }
}

describe('an activity', () => {
  test('is trimmed, and comes back as it was', async () => {
    const { activity_id } = await stored()
    const before = await row(activity_id)
    await edit(activity_id, { kind: 'trim', start: 20, finish: 80 })
    const { t } = await channels(activity_id)
    expect([t[0], t.at(-1)]).toEqual([0, 60])
    const shown = await editor(activity_id)
    expect(shown.activity).toMatchObject({
      start_time: '2026-03-02T06:05:20Z',
      elapsed_time: 60,
      edits: 1,
    })
    expect(shown.edits).toMatchObject([{ kind: 'trim', start: 20, finish: 80 }])
    await undo(activity_id)
    expect(await row(activity_id)).toEqual(before)
    expect(
      (await app.send(contract.undoEdit, { params: { id: activity_id } }, asAthlete)).status,
    ).toBe(409)
  })

  test('is cut twice, each time by what is shown', async () => {
    const { activity_id } = await stored()
    await edit(activity_id, { kind: 'trim', start: 20, finish: 80 })
    await edit(activity_id, { kind: 'trim', start: 10, finish: 30 })
    expect((await editor(activity_id)).activity).toMatchObject({
      start_time: '2026-03-02T06:05:30Z',
      elapsed_time: 20,
    })
  })

  test('has its clock put right and its rate halved', async () => {
    const { activity_id } = await stored()
    const before = await editor(activity_id)
    await edit(activity_id, { kind: 'shift', seconds: -3600 })
    await edit(activity_id, { kind: 'halve' })
    const after = await editor(activity_id)
    expect(after.activity.start_time).toBe('2026-03-02T05:05:00Z')
    expect(after.activity.stroke_rate_avg).toBeCloseTo(
      (before.activity.stroke_rate_avg ?? 0) / 2,
      6,
    )
    expect(after.activity.distance).toBe(before.activity.distance)
  })

  test('is split in two that add up, and joined again', async () => {
    const { activity_id } = await stored()
    const before = await row(activity_id)
    const { data } = await edit(activity_id, { kind: 'split', start: 50 })
    const [one, other] = [await editor(activity_id), await editor(data.other_id ?? 0)]
    expect(one.activity.elapsed_time).toBe(50)
    expect(other.activity).toMatchObject({
      elapsed_time: 69,
      session_id: session,
      start_time: '2026-03-02T06:05:50Z',
    })
    expect(one.edits).toMatchObject([{ kind: 'split', other_id: data.other_id }])
    await edit(data.other_id ?? 0, { kind: 'halve' })
    expect(
      (await app.send(contract.undoEdit, { params: { id: activity_id } }, asAthlete)).status,
    ).toBe(409)
    await undo(data.other_id ?? 0)
    await undo(activity_id)
    expect(await row(activity_id)).toEqual(before)
    expect(
      (await app.send(contract.activityEditor, { params: { id: data.other_id ?? 0 } }, asAthlete))
        .status,
    ).toBe(404)
  })

  test('is split, and as one again goes as far and as long as before, its laps with it', async () => {
    const laps = [
      { start: 0, time: 60, distance: 240 },
      { start: 60, time: 59, distance: 236 },
    ]
    const { activity_id } = await stored(rowingFile(START, { seconds: 120, laps }))
    const { elapsed_time, moving_time, distance, records } = (await editor(activity_id)).activity
    const { data } = await edit(activity_id, { kind: 'split', start: 40 })
    expect((await editor(activity_id)).activity.laps).toMatchObject([
      { start: 0, time: 40, distance: expect.closeTo(160, 0) as number },
    ])
    expect((await editor(data.other_id ?? 0)).activity.laps).toMatchObject([
      { start: 0, time: 20, distance: expect.closeTo(80, 0) as number },
      { start: 20, time: 59, distance: 236 },
    ])
    await edit(activity_id, { kind: 'merge', other_id: data.other_id ?? 0 })
    expect((await editor(activity_id)).activity).toMatchObject({
      elapsed_time,
      moving_time,
      distance,
      records,
    })
  })

  test('goes on with another of the person, which counts no more until they are parted', async () => {
    const one = await stored()
    const other = await stored(file(new Date('2026-03-02T06:10:00Z')))
    const before = await row(other.activity_id)
    await edit(other.activity_id, { kind: 'merge', other_id: one.activity_id })
    expect((await editor(one.activity_id)).activity).toMatchObject({
      elapsed_time: 419,
      records: 240,
    })
    expect((await editor(other.activity_id)).activity).toMatchObject({
      merged_into: one.activity_id,
      session_id: null,
    })
    const loads = await app.rows(
      'select seconds from training_loads where club_id = $1 and user_id = $2',
      [club, athlete.id],
    )
    expect(loads).toEqual([{ seconds: 419 }])
    await undo(one.activity_id)
    expect(await row(other.activity_id)).toEqual(before)
  })

  test('takes the heart rate of another file, and follows when its clock is put right', async () => {
    const one = await stored()
    const other = await stored(file(new Date('2026-03-02T06:04:00Z')))
    const rates = async () => (await channels(one.activity_id)).channels['heart_rate'] ?? []
    const own = await rates()
    await edit(one.activity_id, { kind: 'heart-rate', other_id: other.activity_id })
    const taken = await rates()
    expect(taken.slice(0, 60)).toEqual(
      (await channels(other.activity_id)).channels['heart_rate']?.slice(60, 120),
    )
    expect(taken).not.toEqual(own)
    await edit(other.activity_id, { kind: 'shift', seconds: 60 })
    expect(await rates()).toEqual((await channels(other.activity_id)).channels['heart_rate'])
  })
})
