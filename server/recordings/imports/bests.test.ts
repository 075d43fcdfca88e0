import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RollingSpeeds } from '#domain/training/rolling-speeds.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'
import { keepMissingBests } from './missing-bests.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
})
afterAll(() => app.close())

/** Two minutes at 4 m/s with a heart rate of 150, then two at 5 m/s with 170. */
const records = Array.from({ length: 241 }, (_, t) => ({
  t,
  distance: t <= 120 ? 4 * t : 480 + 5 * (t - 120),
  heart_rate: t < 120 ? 150 : 170,
}))

const stored = async (minute: number) => {
  const start = new Date(`2026-03-02T06:${minute}:00Z`)
  const place = { user_id: athlete.id, session_id: null }
  const { activity_id } = await storeFile(app.db, club, place, rowingFile(start, { records }))
  return activity_id
}

const bestsOf = async (id: number) => {
  const rows = await app.rows<{ kind: string; span: number; value: number; start: number }>(
    `select kind, span, value, start from recording_bests
      where club_id = $1 and activity_id = $2`,
    [club, id],
  )
  return (kind: string, span: number) =>
    rows.find((row) => row.kind === kind && row.span === span)?.value
}

test('the bests of a recording are kept when it is stored', async () => {
  const best = await bestsOf(await stored(10))
  expect(best('time', 500)).toBe(100)
  expect(best('time', 1000)).toBe(220)
  expect(best('time', 2000)).toBeUndefined()
  expect(best('speed', 60)).toBe(5)
  expect(best('heart-rate', 60)).toBe(170)
})

const speedsOf = async (id: number) => {
  const [row] = await app.rows<RollingSpeeds>(
    `select speed_seconds as seconds, speed_metres as metres from activities
      where club_id = $1 and id = $2`,
    [club, id],
  )
  return row
}
const sum = (values: readonly number[] = []) => values.reduce((all, value) => all + value, 0)

test('so are its time and metres by speed, which follow what is cut off', async () => {
  const id = await stored(15)
  const whole = await speedsOf(id)
  expect([sum(whole?.seconds), Math.round(sum(whole?.metres))]).toEqual([240, 1080])
  const cut = { kind: 'trim', start: 0, finish: 120 } as const
  const asAthlete = { token: athlete.token, club }
  await app.ask(contract.editActivity, { params: { id }, body: cut }, asAthlete)
  // All of it at 4 m/s.
  expect((await speedsOf(id))?.seconds.at(-1)).toBe(120)
  await app.ask(contract.undoEdit, { params: { id } }, asAthlete)
  expect(await speedsOf(id)).toEqual(whole)
})

test('follow what is cut off, and come back with it', async () => {
  const id = await stored(20)
  const asAthlete = { token: athlete.token, club }
  const cut = { kind: 'trim', start: 0, finish: 120 } as const
  await app.ask(contract.editActivity, { params: { id }, body: cut }, asAthlete)
  expect((await bestsOf(id))('speed', 60)).toBe(4)
  expect((await bestsOf(id))('time', 500)).toBeUndefined()
  await app.ask(contract.undoEdit, { params: { id } }, asAthlete)
  expect((await bestsOf(id))('time', 500)).toBe(100)
})

test('are worked out of what was stored before there were any', async () => {
  const id = await stored(30)
  await app.rows('delete from recording_bests where club_id = $1', [club])
  await app.rows(
    `update activities set bests_kept = false, speed_seconds = '{}', speed_metres = '{}'
      where club_id = $1`,
    [club],
  )
  expect(await keepMissingBests(app.db, club)).toBe(false)
  expect((await bestsOf(id))('time', 500)).toBe(100)
  expect(sum((await speedsOf(id))?.seconds)).toBe(240)
  const waiting = await app.rows('select from activities where club_id = $1 and not bests_kept', [
    club,
  ])
  expect(waiting).toEqual([])
})

/** Four pieces of 500 m in 100 s, each timed from zero, the rests between them left out. */
const PIECES = [
  'Number,Time (seconds),Distance (meters),Watts',
  ...Array.from({ length: 4 * 50 }, (_, stroke) => {
    const own = (stroke % 50) + 1
    return `${stroke + 1},${2 * own},${10 * own},280`
  }),
].join('\n')

test('go across no restart of the clock, whatever is cut off', async () => {
  const place = { user_id: athlete.id, session_id: null }
  const bytes = new TextEncoder().encode(PIECES)
  const { activity_id: id } = await storeFile(app.db, club, place, bytes)
  const asAthlete = { token: athlete.token, club }
  const expectPieces = async () => {
    const best = await bestsOf(id)
    expect(best('time', 500)).toBe(100)
    expect(best('time', 1000)).toBeUndefined()
    expect(best('power', 60)).toBe(280)
    expect(best('power', 120)).toBeUndefined()
  }
  await expectPieces()
  const cut = { kind: 'trim', start: 50, finish: 390 } as const
  await app.ask(contract.editActivity, { params: { id }, body: cut }, asAthlete)
  await expectPieces()
  expect(await app.rows('select restarts from activities where id = $1', [id])).toEqual([
    { restarts: [50, 150, 250] },
  ])
  await app.rows('update activities set bests_kept = false where club_id = $1', [club])
  await keepMissingBests(app.db, club)
  await expectPieces()
  await app.ask(contract.undoEdit, { params: { id } }, asAthlete)
  await expectPieces()
})
