import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEfforts } from '#contract/recordings/efforts.ts'
import { editActivity } from '#contract/recordings/imports.ts'
import * as contract from '#contract/recordings/telemetry.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeSession, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { makePair, recordingsBy, STROKES } from '../../../test/support/pair-with-sensor.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, stroke: TestUser, mate: TestUser
let asCoach: As, asBow: As, asMate: As
let session: number, activity: number

beforeAll(async () => {
  app = await startTestApp()
  ;({ club, coach, bow, stroke, mate, session, activity } = await makePair(app))
  const as = ({ token }: TestUser): As => ({ token, club })
  ;[asCoach, asBow, asMate] = [as(coach), as(bow), as(mate)]
})

afterAll(() => app.close())
const { recordingsOf, strokesOf, curvesOf } = recordingsBy(() => ({ app, session, activity }))

describe('a recording of a pair', () => {
  test('shows a coach both seats with the people of the crew', async () => {
    const [recording] = await recordingsOf(asCoach)
    expect(recording).toMatchObject({
      activity_id: activity,
      device: '8+',
      boat_channels: ['t', 'stroke', 'distance', 'speed', 'stroke_rate'],
      curves: ['force_curve'],
      can_edit: true,
    })
    expect(recording?.seats).toEqual([
      expect.objectContaining({
        position: 1,
        user_id: bow.id,
        known_by: 'crew',
        seen: true,
        can_assign: true,
      }),
      expect.objectContaining({
        position: 2,
        user_id: stroke.id,
        known_by: 'crew',
        seen: true,
        can_assign: true,
      }),
    ])
    expect(recording?.seats[0]?.channels).toEqual(
      expect.arrayContaining(['power', 'work', 'catch_angle', 'slip', 'force_position']),
    )
  })

  test('shows a rower the boat and their own seat', async () => {
    const [recording] = await recordingsOf(asBow)
    expect(recording?.seats).toEqual([
      expect.objectContaining({ position: 1, user_id: bow.id, seen: true, can_assign: false }),
      {
        position: 2,
        user_id: null,
        full_name: null,
        known_by: null,
        name: null,
        seen: false,
        can_assign: false,
        channels: [],
      },
    ])
    const channels = await strokesOf(asBow)
    expect(channels.get('t')).toHaveLength(STROKES)
    expect([...channels.keys()].filter((name) => name.includes('@'))).toSatisfy(
      (names: string[]) => names.length > 5 && names.every((name) => name.endsWith('@1')),
    )
    expect((await curvesOf(asBow)).map(({ position }) => position)).toEqual([1])
  })

  test('shows who was not aboard the boat alone', async () => {
    expect((await recordingsOf(asMate))[0]?.seats.map(({ seen }) => seen)).toEqual([false, false])
    expect([...(await strokesOf(asMate)).keys()].toSorted()).toEqual([
      'distance',
      'speed',
      'stroke',
      'stroke_rate',
      't',
    ])
    expect(await curvesOf(asMate)).toEqual([])
  })

  test('sends every stroke exactly as it was read', async () => {
    const channels = await strokesOf(asCoach)
    expect(channels.get('stroke')).toEqual(
      Float64Array.from({ length: STROKES }, (_, index) => index + 1),
    )
    expect(channels.get('catch_angle@2')).toHaveLength(STROKES)
    expect(channels.get('catch_angle@2')?.every((angle) => angle < -50 && angle > -65)).toBe(true)
    expect(channels.has('force_curve@1')).toBe(false)
  })

  test('gives the mean curve of each seat, and of a single stroke its own', async () => {
    const all = await curvesOf(asCoach)
    expect(all.map(({ position, strokes, values }) => [position, strokes, values.length])).toEqual([
      [1, STROKES, 101],
      [2, STROKES, 101],
    ])
    const [first, second] = all
    expect(Math.max(...(second?.values ?? []))).toBeGreaterThan(Math.max(...(first?.values ?? [])))
    const [single] = await curvesOf(asCoach, { first: 3, last: 3 })
    expect(single?.strokes).toBe(1)
    expect(await curvesOf(asCoach, { first: 900, last: 950 })).toEqual([])
    expect(await curvesOf(asCoach, { first: 5, last: 2 })).toEqual([])
    expect(await curvesOf(asCoach, { curve: 'seat_curve' })).toEqual([])
  })
})

test('with a restricted view the boat is for coaches only', async () => {
  await app.rows('update sessions set restricted_view = true where id = $1', [session])
  expect(await recordingsOf(asCoach)).toHaveLength(1)
  for (const as of [asBow, asMate]) {
    expect(await recordingsOf(as)).toEqual([])
    for (const endpoint of [contract.strokes, contract.forceCurves])
      expect((await app.send(endpoint, { params: { id: activity } }, as)).status).toBe(404)
  }
  await app.rows('update sessions set restricted_view = false where id = $1', [session])
})

test('where the video begins is set by the coach or by whose recording it is', async () => {
  const set = (video_offset: number | null, as: As) =>
    app.send(contract.editTelemetry, { params: { id: activity }, body: { video_offset } }, as)
  expect((await set(12.5, asCoach)).status).toBe(200)
  expect((await set(-3, { token: stroke.token, club })).status).toBe(200)
  expect((await set(1, asMate)).status).toBe(403)
  expect((await recordingsOf(asCoach))[0]?.video_offset).toBe(-3)
  expect((await set(null, asCoach)).status).toBe(200)
  expect((await recordingsOf(asCoach))[0]?.video_offset).toBeNull()
  expect((await set(1e9, asCoach)).status).toBe(400)
})

test('a file of a watch is no recording of an oar', async () => {
  const plain = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [stroke.id] })
  const watch = rowingFile(new Date('2026-03-05T06:00:00Z'))
  await storeFile(app.db, club, { user_id: stroke.id, session_id: plain }, watch)
  expect(await recordingsOf(asCoach, plain)).toEqual([])
})

test('marked pieces lie where they are on what the edits have left', async () => {
  const own = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [stroke.id] })
  const bytes = oarFile(2, { start: '2026-03-04T06:00:00Z', strokes: 40 })
  const { activity_id } = await storeFile(
    app.db,
    club,
    { user_id: stroke.id, session_id: own },
    bytes,
  )
  const asStroke = { token: stroke.token, club }
  const mark = (name: string, start: number, finish: number) => ({
    name,
    start,
    finish,
    source: 'hand' as const,
  })
  const list = [mark('Start', 0, 10), mark('Middle', 15, 40), mark('End', 60, 70)]
  await app.ask(addEfforts, { body: { activity_id, efforts: list } }, asStroke)
  const body = { kind: 'trim', start: 20, finish: 50 } as const
  await app.ask(editActivity, { params: { id: activity_id }, body }, asStroke)
  expect((await recordingsOf(asCoach, own))[0]?.efforts).toEqual([
    { name: 'Middle', start: 0, finish: 20 },
  ])
})
