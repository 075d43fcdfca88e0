import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/efforts.ts'
import { editActivity } from '#contract/recordings/imports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { piecesOf } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asAthlete: As
let activity_id: number

/** Two minutes of rowing in a session of two pieces. */
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club)
  asAthlete = { token: athlete.token, club }
})
beforeEach(async () => {
  const session = await makeSession(
    app.db,
    club,
    { user_id: athlete.id },
    { athlete_ids: [athlete.id], structure: piecesOf(2) },
  )
  const bytes = rowingFile(new Date('2026-03-02T06:05:00Z'), { seconds: 120 })
  activity_id = (await storeFile(app.db, club, { user_id: athlete.id, session_id: session }, bytes))
    .activity_id
})
afterAll(() => app.close())

type Marks = Parameters<typeof app.ask<typeof contract.addEfforts>>[1]['body']['efforts']
const mark = (list: Marks) =>
  app.ask(contract.addEfforts, { body: { activity_id, efforts: list } }, asAthlete)
const stretch = (start: number, finish: number, piece: number | null = null) => ({
  name: 'One',
  start,
  finish,
  piece,
  source: 'hand' as const,
})

describe('marked stretches', () => {
  test.each([
    [
      [stretch(0, 10), stretch(50, 40)],
      { 'efforts.1.finish': ['The end must come after the start at 0:50.'] },
    ],
    [[stretch(500, 600)], { 'efforts.0.start': ['The recording is 1:59 long.'] }],
    [[stretch(0, 5000)], { 'efforts.0.finish': ['The recording is 1:59 long.'] }],
    [[stretch(0, 10, 3)], { 'efforts.0.piece': ['This piece is not in the structure.'] }],
    [
      [stretch(0, 10, 1), stretch(20, 30, 1)],
      { 'efforts.1.piece': ['Two marked pieces cannot match the same planned piece.'] },
    ],
    [
      [stretch(0, 30, 1), stretch(20, 60, 2)],
      { 'efforts.0.finish': ['End must not be after the next piece’s start.'] },
    ],
  ])('are refused where they cannot be: %j', async (list, errors) => {
    expect(
      (await app.refused(contract.addEfforts, { body: { activity_id, efforts: list } }, asAthlete))
        .errors,
    ).toEqual(errors)
  })

  test('of the plan follow each other, as entered ones do', async () => {
    const { ids } = (await mark([stretch(10, 60, 1), stretch(70, 110, 2), stretch(0, 119)])).data
    const change = (
      index: number,
      body: { start?: number; finish?: number; piece?: number | null },
    ) => app.send(contract.changeEffort, { params: { id: ids[index] ?? 0 }, body }, asAthlete)
    const refusalOf = async (...asked: Parameters<typeof change>) => (await change(...asked)).json
    expect(await refusalOf(1, { start: 59 })).toMatchObject({
      errors: { start: ['Start must not be before the previous piece’s end.'] },
    })
    expect(await refusalOf(0, { finish: 71 })).toMatchObject({
      errors: { finish: ['End must not be after the next piece’s start.'] },
    })
    expect(await refusalOf(2, { piece: 2 })).toMatchObject({
      errors: { piece: ['Start must not be before the previous piece’s end.'] },
    })
    expect(await refusalOf(1, { start: 115 })).toMatchObject({
      errors: { start: ['The end must come after the start at 1:55.'] },
    })
    expect(await refusalOf(1, { piece: 3 })).toMatchObject({
      errors: { piece: ['This piece is not in the structure.'] },
    })
    expect((await change(1, { start: 60 })).status).toBe(200)
    await app.ask(
      editActivity,
      { params: { id: activity_id }, body: { kind: 'trim', start: 20.1, finish: 119 } },
      asAthlete,
    )
    expect((await change(0, { finish: 39.9 })).status).toBe(200)
    expect(await refusalOf(0, { finish: 40 })).toMatchObject({
      errors: { finish: [expect.stringMatching('End must not be after')] },
    })
  })
})
