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
import { recordingsOf } from '../../../test/support/recorded-edits.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asAthlete: As, asMate: As
let session: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  asMate = { token: (await makeMember(app.db, club)).token, club }
  session = await makeSession(app.db, club, { user_id: athlete.id }, { athlete_ids: [athlete.id] })
})
afterAll(() => app.close())

const { rowed, edit, editor } = recordingsOf(() => ({
  app,
  club,
  owner: athlete.id,
  session,
  as: asAthlete,
}))
const undo = async (id: number, place = -1) => {
  const edit_id = (await editor(id)).edits.at(place)?.id ?? 0
  await app.ask(contract.undoEdit, { params: { id }, query: { edit_id } }, asAthlete)
}
const redo = (id: number, as = asAthlete) => app.send(contract.redoEdit, { params: { id } }, as)
const redone = async (id: number) => expect((await redo(id)).status).toBe(200)
const shown = async (id: number) => {
  const { activity, edits, undone } = await editor(id)
  return { activity, kinds: edits.map(({ kind }) => kind), undone: undone?.kind ?? null }
}

describe('a change that was taken back', () => {
  test('is made again in the place where it stood, by whom and when it was made', async () => {
    const id = await rowed()
    await edit(id, { kind: 'trim', start: 20, finish: 80 })
    await edit(id, { kind: 'shift', seconds: 30 })
    await edit(id, { kind: 'halve' })
    const [before, list] = [await shown(id), (await editor(id)).edits]
    await undo(id, 0)
    await undo(id)
    expect(await shown(id)).toMatchObject({ kinds: ['shift'], undone: 'halve' })
    await redone(id)
    expect(await shown(id)).toMatchObject({ kinds: ['shift', 'halve'], undone: 'trim' })
    await redone(id)
    expect([await shown(id), (await editor(id)).edits]).toEqual([before, list])
    expect((await redo(id)).status).toBe(409)
  })

  test('is forgotten once another one is made', async () => {
    const id = await rowed()
    await edit(id, { kind: 'shift', seconds: 30 })
    await undo(id)
    await edit(id, { kind: 'halve' })
    expect(await shown(id)).toMatchObject({ kinds: ['halve'], undone: null })
    expect((await redo(id)).status).toBe(409)
  })

  test('takes once more what another recording lends', async () => {
    const [id, watch] = [await rowed(), await rowed()]
    await edit(id, { kind: 'heart-rate', other_id: watch })
    const before = await shown(id)
    await undo(id)
    await redone(id)
    expect(await shown(id)).toEqual(before)
  })

  test('splits and merges again', async () => {
    const id = await rowed()
    await edit(id, { kind: 'trim', start: 10, finish: 110 })
    await edit(id, { kind: 'split', start: 40 })
    await undo(id)
    await redone(id)
    const half = (await editor(id)).edits.at(-1)?.other_id ?? 0
    expect([
      (await shown(id)).activity.elapsed_time,
      (await shown(half)).activity.elapsed_time,
    ]).toEqual([40, 60])

    const [host, guest] = [await rowed(20), await rowed(30)]
    await edit(host, { kind: 'merge', other_id: guest })
    const whole = await shown(host)
    await undo(host)
    await redone(host)
    expect(await shown(host)).toEqual(whole)
    expect((await editor(guest)).activity.merged_into).toBe(host)
  })

  test('goes with the recording it took something from', async () => {
    const id = await rowed()
    const watch = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date(Date.UTC(2026, 2, 2, 6, 6))),
    )
    await edit(id, { kind: 'heart-rate', other_id: watch.activity_id })
    await undo(id)
    await app.ask(contract.deleteImport, { params: { id: watch.import_id } }, asAthlete)
    expect((await shown(id)).undone).toBeNull()
    expect((await redo(id)).status).toBe(409)
  })

  test('is made once, though two ask for it at the same instant, and not by others', async () => {
    const id = await rowed()
    await edit(id, { kind: 'shift', seconds: 30 })
    await undo(id)
    expect((await redo(id, asMate)).status).toBe(404)
    const answers = await Promise.all([redo(id), redo(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shown(id)).toMatchObject({
      kinds: ['shift'],
      undone: null,
      activity: { start_time: '2026-03-02T06:05:30Z' },
    })
  })
})
