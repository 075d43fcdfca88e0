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

const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asAthlete,
) => app.send(contract.editActivity, { params: { id }, body }, as)

const undo = async (id: number, as = asAthlete) =>
  (await app.send(contract.undoEdit, { params: { id } }, as)).status

const standing = async ({ activity_id }: { activity_id: number }) => {
  const [row] = await app.rows(
    'select session_id, merged_into from activities where club_id = $1 and id = $2',
    [club, activity_id],
  )
  return row
}

describe('the halves of a split stay two', () => {
  const halved = async () => {
    const { activity_id } = await stored(5)
    const { json } = await edit(activity_id, { kind: 'split', start: 50 })
    return { activity_id, half: (json as { data: { other_id: number } }).data.other_id }
  }

  test.each(['heart-rate', 'strokes', 'merge'] as const)(
    'while the other one lends its %s',
    async (kind) => {
      const { activity_id, half } = await halved()
      const taker = await stored(7)
      expect((await edit(taker.activity_id, { kind, other_id: half })).status).toBe(201)
      expect(await undo(activity_id)).toBe(409)
      const [host] = await app.rows<{ id: number }>(
        `select activity_id as id from activity_edits where club_id = $1 and kind = $2
          order by id desc limit 1`,
        [club, kind],
      )
      expect(await undo(host?.id ?? 0)).toBe(200)
      expect(await undo(activity_id)).toBe(200)
    },
  )

  test('while one takes from the other', async () => {
    const { activity_id, half } = await halved()
    await edit(activity_id, { kind: 'heart-rate', other_id: half })
    expect(await undo(half)).toBe(409)
    expect(await undo(activity_id)).toBe(200)
    expect(await undo(half)).toBe(200)
  })

  test('once one of them is somebody else’s', async () => {
    const { activity_id, half } = await halved()
    const mate = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 170 })
    await app.ask(
      contract.assignActivity,
      { params: { id: half }, body: { user_id: mate.id } },
      asCoach,
    )
    for (const id of [activity_id, half]) expect(await undo(id, asCoach)).toBe(409)
    expect(await standing({ activity_id: half })).toEqual({
      session_id: session,
      merged_into: null,
    })
  })
})
