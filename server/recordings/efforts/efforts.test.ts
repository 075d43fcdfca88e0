import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/efforts.ts'
import * as imports from '#contract/recordings/imports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { mergeSessions } from '#contract/planning/session-life.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import {
  measuredPieces,
  SOON,
  TWO_PIECES,
  type Stored,
} from '../../../test/support/measured-pieces.ts'
import { piece } from '../../../test/support/scored-pieces.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As
let planned: number

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club)
  planned = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id], ...TWO_PIECES },
  )
})

afterAll(() => app.close())

const { stored, mark, measured, times, results, isDeleted, measuredAlone } = measuredPieces(() => ({
  app,
  club,
  athlete,
  coach,
}))

const assign = (
  { activity_id }: Stored,
  body: Parameters<typeof app.ask<typeof imports.assignActivity>>[1]['body'],
) => app.ask(imports.assignActivity, { params: { id: activity_id }, body }, asCoach)

const edit = (
  { activity_id }: Stored,
  body: Parameters<typeof app.ask<typeof imports.editActivity>>[1]['body'],
) => app.ask(imports.editActivity, { params: { id: activity_id }, body }, asCoach)

const undo = ({ activity_id }: Stored) =>
  app.ask(imports.undoEdit, { params: { id: activity_id } }, asCoach)

describe('what was measured follows its recording', () => {
  test('when its file is attached to a session, and the session it made goes', async () => {
    const { own, file } = await measuredAlone()
    await app.ask(
      imports.assignImport,
      { params: { id: file.import_id }, body: { session_id: planned } },
      asCoach,
    )
    expect(await isDeleted(own)).toBe(true)
    await expect.poll(() => times(planned), SOON).toEqual([50])
    await expect.poll(() => results(own), SOON).toEqual([])
  })

  test('when it is attached for the first time', async () => {
    const file = await stored(null)
    await mark(file, 10, 60)
    await app.ask(
      imports.assignImport,
      { params: { id: file.import_id }, body: { session_id: planned } },
      asCoach,
    )
    await expect.poll(() => times(planned), SOON).toEqual([50])
  })

  test('when it is said to be another session’s', async () => {
    const { own, file } = await measuredAlone()
    await assign(file, { session_id: planned })
    expect(await isDeleted(own)).toBe(true)
    await expect.poll(() => times(planned), SOON).toEqual([50])
    await expect.poll(() => results(own), SOON).toEqual([])
  })

  test('to the piece at the same place, whatever its number is there', async () => {
    const metres = (...list: number[]) => ({
      piece_structure: 3 as const,
      repetitions: 1,
      pieces: list.map((planned_distance) => ({
        planned_distance,
        planned_time: null,
        rest: null,
        split_length: null,
        segments: [],
      })),
    })
    const other = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], structure: metres(200, 150, 100) },
    )
    await app.ask(updateSession, { body: { id: other, structure: metres(200, 100) } }, asCoach)
    const file = await stored(planned)
    await mark(file, 10, 60, 2)
    await expect.poll(() => times(planned), SOON).toEqual([50])
    const placed = async (session: number) =>
      (await measured(session)).map(({ piece: number, time }) => [number, time])
    await assign(file, { session_id: other })
    await expect.poll(() => placed(other), SOON).toEqual([[3, 50]])
    await app.ask(
      imports.assignImport,
      { params: { id: file.import_id }, body: { session_id: planned } },
      asCoach,
    )
    await expect.poll(() => placed(planned), SOON).toEqual([[2, 50]])
    // Nowhere, where that many are not planned.
    const short = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], structure: metres(200) },
    )
    await assign(file, { session_id: short })
    await expect.poll(() => placed(planned), SOON).toEqual([])
    expect(await placed(short)).toEqual([])
  })

  test('to whom it is given, and into which boat', async () => {
    const mate = await makeMember(app.db, club)
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id, mate.id], ...TWO_PIECES },
    )
    const crew = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [athlete.id, mate.id],
    })
    const file = await stored(session)
    await mark(file, 10, 60)
    const owners = async () =>
      (await measured(session)).map(({ user_id, crew_id }) => [user_id, crew_id])
    await expect.poll(owners, SOON).toEqual([[athlete.id, null]])
    await assign(file, { user_id: mate.id })
    await expect.poll(owners, SOON).toEqual([[mate.id, null]])
    await assign(file, { crew_id: crew })
    await expect.poll(owners, SOON).toEqual([[null, crew]])
  })

  test('when sessions are merged', async () => {
    const other = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], ...TWO_PIECES },
    )
    const file = await stored(other)
    await mark(file, 10, 60)
    await expect.poll(() => times(other), SOON).toEqual([50])
    await app.ask(mergeSessions, { body: { into: planned, session_ids: [other] } }, asCoach)
    await expect.poll(() => times(planned), SOON).toEqual([50])
  })

  test('away when it becomes a part of another, with its session, and back when that is undone', async () => {
    const { own, file } = await measuredAlone()
    const host = await stored(planned, 1)
    await edit(host, { kind: 'merge', other_id: file.activity_id })
    expect(await isDeleted(own)).toBe(true)
    await expect.poll(() => results(own), SOON).toEqual([])
    await undo(host)
    expect(await isDeleted(own)).toBe(false)
    await expect.poll(() => times(own), SOON).toEqual([50])
  })

  test('back when the file goes that it was made a part of', async () => {
    const { own, file } = await measuredAlone()
    const host = await stored(planned, 1)
    await edit(host, { kind: 'merge', other_id: file.activity_id })
    await expect.poll(() => results(own), SOON).toEqual([])
    await app.ask(imports.deleteImport, { params: { id: host.import_id } }, asCoach)
    await expect.poll(() => times(own), SOON).toEqual([50])
  })

  test('back into one when the halves of a split are joined again', async () => {
    const other = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], ...TWO_PIECES },
    )
    const file = await stored(planned)
    await mark(file, 10, 40, 1)
    await mark(file, 70, 110, 2)
    await expect.poll(() => times(planned), SOON).toEqual([30, 40])
    const half = (await edit(file, { kind: 'split', start: 60 })).data.other_id ?? 0
    await assign({ ...file, activity_id: half }, { session_id: other })
    await expect
      .poll(async () => [await times(planned), await times(other)], SOON)
      .toEqual([[30], [40]])
    await undo(file)
    await expect
      .poll(async () => [await times(planned), await times(other)], SOON)
      .toEqual([[30, 40], []])
  })

  test('and goes with its file, as does the session the file made', async () => {
    const { own, file } = await measuredAlone()
    await app.ask(imports.deleteImport, { params: { id: file.import_id } }, asCoach)
    expect(await isDeleted(own)).toBe(true)
    await expect.poll(() => results(own), SOON).toEqual([])
  })

  test('but a session stays in which somebody corrected what was measured', async () => {
    const { own, file } = await measuredAlone()
    await app.ask(
      addScores,
      {
        params: { id: own },
        body: { results: [{ user_id: athlete.id, version: 1, scores: [piece(1, { time: 49 })] }] },
      },
      asCoach,
    )
    await app.ask(imports.deleteImport, { params: { id: file.import_id } }, asCoach)
    expect(await isDeleted(own)).toBe(false)
    expect(await times(own)).toEqual([49])
  })
})

test('a person who has the session open sees every change to what is marked, scored or not', async () => {
  const file = await stored(planned)
  const watching = await openSocket(app, coach)
  try {
    await watching.join(club, planned)
    const messageCount = () => watching.heard('session').length
    const id = await mark(file, 10, 60, null)
    await expect.poll(messageCount, SOON).toBe(1)
    await app.ask(contract.changeEffort, { params: { id }, body: { name: 'Start' } }, asCoach)
    await expect.poll(messageCount, SOON).toBe(2)
    await app.ask(contract.deleteEffort, { params: { id } }, asCoach)
    await expect.poll(messageCount, SOON).toBe(3)
    expect(watching.heard('session')).toEqual(
      Array.from({ length: 3 }, () => ({ session_id: planned, what: 'results' })),
    )
  } finally {
    watching.close()
  }
})
