import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { recordingsOf } from '../../../test/support/recorded-edits.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let session: number

beforeAll(async () => {
  app = await startTestApp()
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

const { rowed, edit, editor } = recordingsOf(() => ({
  app,
  club,
  owner: athlete.id,
  session,
  as: asAthlete,
}))
const edits = async (id: number) =>
  (await editor(id)).edits.map(({ kind, obstacle }) => [kind, obstacle])
/** Takes back the change in that place of the list. */
async function undo(id: number, place: number, as = asAthlete) {
  const { edits: list } = await editor(id)
  return app.send(
    contract.undoEdit,
    { params: { id }, query: { edit_id: list[place]?.id ?? 0 } },
    as,
  )
}
const undone = async (id: number, place: number) => expect((await undo(id, place)).status).toBe(200)
const refused = async (id: number, place: number) =>
  expect(await undo(id, place)).toMatchObject({
    status: 409,
    json: { code: 'changes_build_on_it' },
  })

describe('a change in the midst of others', () => {
  test('is taken back alone, and the others hold on', async () => {
    const id = await rowed()
    await edit(id, { kind: 'trim', start: 20, finish: 80 })
    await edit(id, { kind: 'shift', seconds: 30 })
    await edit(id, { kind: 'halve' })
    const halved = (await editor(id)).activity.stroke_rate_avg
    await undone(id, 0)
    expect((await editor(id)).activity).toMatchObject({
      elapsed_time: 119,
      start_time: '2026-03-02T06:05:30Z',
      edits: 2,
    })
    expect((await editor(id)).activity.stroke_rate_avg).toBeCloseTo(halved ?? 0, 1)
    await undone(id, 0)
    expect((await editor(id)).activity.start_time).toBe('2026-03-02T06:05:00Z')
    expect(await edits(id)).toEqual([['halve', null]])
  })

  test('leaves what is cut from its part, unless nothing would be left', async () => {
    const [one, other] = [await rowed(5), await rowed(10)]
    await edit(one, { kind: 'merge', other_id: other })
    await edit(one, { kind: 'trim', start: 310, finish: 400 })
    await refused(one, 0)
    expect((await editor(one)).activity).toMatchObject({ elapsed_time: 90, edits: 2 })
    await undone(one, 1)
    await edit(one, { kind: 'trim', start: 60, finish: 400 })
    await undone(one, 0)
    expect((await editor(one)).activity.elapsed_time).toBe(59)
    expect((await editor(other)).activity.merged_into).toBeNull()
  })

  test('of another recording, or of none, is not found', async () => {
    const [one, other] = [await rowed(5), await rowed(10)]
    await edit(other, { kind: 'halve' })
    const [{ id: edit_id } = { id: 0 }] = (await editor(other)).edits
    for (const asked of [edit_id, 2_147_483_000])
      expect(
        (
          await app.send(
            contract.undoEdit,
            { params: { id: one }, query: { edit_id: asked } },
            asAthlete,
          )
        ).status,
      ).toBe(404)
    expect((await app.send(contract.undoEdit, { params: { id: one } }, asAthlete)).status).toBe(409)
    expect(await edits(other)).toEqual([['halve', null]])
  })
})

describe('a split', () => {
  test('is taken back with what was changed in the half that stays, not in the one that goes', async () => {
    const id = await rowed()
    const half = await edit(id, { kind: 'split', start: 60 })
    await edit(id, { kind: 'halve' })
    await edit(half, { kind: 'shift', seconds: 5 })
    expect(await edits(id)).toEqual([
      ['split', 'half-changed'],
      ['halve', null],
    ])
    await refused(id, 0)
    await refused(half, 0)
    await undone(half, 1)
    await undone(id, 0)
    expect(await edits(id)).toEqual([['halve', null]])
    expect((await editor(id)).activity.elapsed_time).toBe(119)
  })

  test('stays while what it made was split again, lends something, or is somebody else’s', async () => {
    const id = await rowed()
    const half = await edit(id, { kind: 'split', start: 80 })
    const third = await edit(id, { kind: 'split', start: 40 })
    expect((await edits(id)).map(([, obstacle]) => obstacle)).toEqual(['split-later', null])
    await undone(id, 1)
    expect(
      (await app.send(contract.activityEditor, { params: { id: third } }, asAthlete)).status,
    ).toBe(404)
    const watch = await rowed(5)
    await edit(watch, { kind: 'heart-rate', other_id: half })
    expect(await edits(id)).toEqual([['split', 'half-lends']])
    await undone(watch, 0)
    const mate = await makeMember(app.db, club)
    await app.ask(
      contract.assignActivity,
      { params: { id: half }, body: { user_id: mate.id } },
      asCoach,
    )
    expect(await edits(id)).toEqual([['split', 'half-given']])
    await refused(id, 0)
  })

  test('keeps the recordings joined that were before it', async () => {
    const [one, other] = [await rowed(5), await rowed(10)]
    await edit(one, { kind: 'merge', other_id: other })
    const half = await edit(one, { kind: 'split', start: 350 })
    for (const id of [one, half]) expect((await edits(id))[0]).toEqual(['merge', 'split-later'])
    await refused(half, 0)
    await undone(one, 1)
    await undone(one, 0)
    expect((await editor(other)).activity.merged_into).toBeNull()
  })
})
