import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEfforts } from '#contract/recordings/efforts.ts'
import { editActivity } from '#contract/recordings/imports.ts'
import * as contract from '#contract/recordings/telemetry.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, stroke: TestUser, mate: TestUser
let asCoach: As, asBow: As, asMate: As
let session: number, activity: number
const STROKES = 20
const boatId = (key: string) => BOATS.find((boat) => boat.key === key)?.id ?? 0

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  ;[bow, stroke, mate] = await Promise.all([
    makeMember(app.db, club),
    makeMember(app.db, club),
    makeMember(app.db, club),
  ])
  const as = ({ token }: TestUser): As => ({ token, club })
  ;[asCoach, asBow, asMate] = [as(coach), as(bow), as(mate)]
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, stroke.id, mate.id] },
  )
  await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, stroke.id] })
  ;({ activity_id: activity } = await storeFile(
    app.db,
    club,
    { user_id: stroke.id, session_id: session },
    oarFile(2),
  ))
})
afterAll(() => app.close())

const recordingsOf = async (as: As, id = session) =>
  (await app.ask(contract.sessionTelemetry, { params: { id } }, as)).data.recordings
const strokesOf = async (as: As, id = activity) => {
  const answer = await app.send(contract.strokes, { params: { id } }, as)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  const { names, values } = channelsOfWire(answer.bytes)
  return new Map(names.map((name) => [name, values(name)]))
}
const curvesOf = async (as: As, query = {}) =>
  (await app.ask(contract.forceCurves, { params: { id: activity }, query }, as)).data.curves

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

describe('who sat where', () => {
  const say = (body: object, as: As) =>
    app.send(contract.editTelemetry, { params: { id: activity }, body }, as)

  test('is said by who edits the session, and taken back', async () => {
    const changed = await app.ask(
      contract.editTelemetry,
      { params: { id: activity }, body: { seats: [{ position: 1, user_id: mate.id }] } },
      asCoach,
    )
    expect(changed.data.seats[0]).toMatchObject({ user_id: mate.id, known_by: 'hand' })
    expect((await recordingsOf(asBow))[0]?.seats[0]).toMatchObject({ seen: false })
    expect((await recordingsOf(asMate))[0]?.seats[0]).toMatchObject({
      seen: true,
      user_id: mate.id,
    })
    expect((await say({ seats: [{ position: 1, user_id: null }] }, asCoach)).status).toBe(200)
    expect((await recordingsOf(asBow))[0]?.seats[0]).toMatchObject({ seen: true, known_by: 'crew' })
  })

  test('is not for athletes to say, nor for anybody to say of strangers or of seats there are not', async () => {
    expect((await say({ seats: [{ position: 1, user_id: mate.id }] }, asBow)).status).toBe(403)
    expect(
      (await say({ seats: [{ position: 1, user_id: mate.id }] }, { token: stroke.token, club }))
        .status,
    ).toBe(403)
    expect((await say({ seats: [{ position: 3, user_id: mate.id }] }, asCoach)).status).toBe(403)
    expect((await say({ seats: [{ position: 1, user_id: 999_999_999 }] }, asCoach)).status).toBe(
      400,
    )
    const twice = [mate, bow].map(({ id }) => ({ position: 1, user_id: id }))
    expect((await say({ seats: twice }, asCoach)).status).toBe(400)
  })

  test('is one seat for each, and those of two are changed at once', async () => {
    const refused = async (seats: object[], field: string) => {
      const { errors } = await app.refused(
        contract.editTelemetry,
        { params: { id: activity }, body: { seats } as never },
        asCoach,
      )
      expect(errors?.[field]).toEqual(['This athlete already has another seat in this recording.'])
    }
    await refused([{ position: 1, user_id: stroke.id }], 'seats.0.user_id')
    await refused(
      [1, 2].map((position) => ({ position, user_id: mate.id })),
      'seats.1.user_id',
    )
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ user_id }) => user_id)).toEqual([
      bow.id,
      stroke.id,
    ])
    const changed = [
      { position: 1, user_id: stroke.id },
      { position: 2, user_id: bow.id },
    ]
    expect((await say({ seats: changed }, asCoach)).status).toBe(200)
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ user_id }) => user_id)).toEqual([
      stroke.id,
      bow.id,
    ])
    expect(
      (await say({ seats: [1, 2].map((position) => ({ position, user_id: null })) }, asCoach))
        .status,
    ).toBe(200)
  })

  test('cannot be used to read somebody who hides from the coach', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, bow.id],
    )
    expect((await recordingsOf(asCoach))[0]?.seats.map(({ seen }) => seen)).toEqual([false, true])
    expect((await strokesOf(asCoach)).has('power@1')).toBe(false)
    expect((await say({ seats: [{ position: 1, user_id: coach.id }] }, asCoach)).status).toBe(403)
    await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
      club,
      bow.id,
    ])
  })

  test('follows from the names of the file where there is no crew', async () => {
    const [{ full_name } = { full_name: '' }] = await app.rows<{ full_name: string }>(
      'select full_name from users where id = $1',
      [bow.id],
    )
    const other = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [bow.id, stroke.id] },
    )
    const file = oarFile(2, {
      start: '2026-03-03T06:00:00Z',
      names: [full_name.toUpperCase(), 'Nobody Known'],
    })
    await storeFile(app.db, club, { user_id: stroke.id, session_id: other }, file)
    const [recording] = await recordingsOf(asCoach, other)
    expect(recording?.seats).toEqual([
      expect.objectContaining({ user_id: bow.id, known_by: 'name' }),
      expect.objectContaining({ user_id: null, known_by: null, name: 'Nobody Known', seen: true }),
    ])
    expect((await recordingsOf(asMate, other))[0]?.seats.map(({ seen }) => seen)).toEqual([
      false,
      false,
    ])
  })

  test('in a recording of one rower it is whose recording it is', async () => {
    const own = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [bow.id] })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: bow.id, session_id: own },
      oarFile(1),
    )
    expect((await recordingsOf(asBow, own))[0]?.seats).toEqual([
      expect.objectContaining({ position: null, user_id: bow.id, known_by: 'owner', seen: true }),
    ])
    expect((await strokesOf(asBow, activity_id)).has('power')).toBe(true)
    expect((await strokesOf(asMate, activity_id)).has('power')).toBe(false)
  })
})

test('with a restricted view the boat is for coaches and for those in it', async () => {
  await app.rows('update sessions set restricted_view = true where id = $1', [session])
  expect(await recordingsOf(asCoach)).toHaveLength(1)
  expect((await recordingsOf(asBow)).map(({ seats }) => seats.map(({ seen }) => seen))).toEqual([
    [true, false],
  ])
  expect(await recordingsOf(asMate)).toEqual([])
  for (const endpoint of [contract.strokes, contract.forceCurves])
    expect((await app.send(endpoint, { params: { id: activity } }, asMate)).status).toBe(404)
  await app.rows('update sessions set restricted_view = false where id = $1', [session])
})

test('the second of the video at which it begins is set by the coach or by whose recording it is', async () => {
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
  const plain = await makeSession(app.db, club, { user_id: coach.id })
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

describe('slips no device tells', () => {
  const mean = (values: Iterable<number> = []) =>
    [...values].reduce((sum, value) => sum + value, 0) / STROKES
  const bare = (seats: number, start: string) =>
    Buffer.from(oarFile(seats, { start }).toString().replace(',slip,wash,', ',first,second,'))

  test('are worked out from the curves of force, at the threshold of the boat', async () => {
    const pair = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [bow.id, stroke.id] },
    )
    await makeCrew(app.db, club, {
      session_id: pair,
      user_ids: [bow.id, stroke.id],
      boat_type: boatId('2-'),
    })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: stroke.id, session_id: pair },
      bare(2, '2026-03-05T06:00:00Z'),
    )
    const [recording] = await recordingsOf(asCoach, pair)
    expect(recording?.slip_threshold).toBe(200)
    expect(recording?.seats[0]?.channels).toEqual(expect.arrayContaining(['slip', 'wash']))
    const channels = await strokesOf(asCoach, activity_id)
    // A peak of 600 N over 91°, a third of it reached where the sine is 1/3: about 7° behind the
    // catch.
    const slips = [...(channels.get('slip@1') ?? [])]
    expect(slips).toHaveLength(STROKES)
    expect(slips.every((slip) => slip > 5 && slip < 9)).toBe(true)
    // Who pulls harder is past the threshold sooner.
    expect(mean(channels.get('slip@2'))).toBeLessThan(mean(slips))
    expect(mean(channels.get('wash@1'))).toBeGreaterThan(mean(slips))
    const own = await strokesOf(asBow, activity_id)
    expect([own.has('slip@1'), own.has('slip@2'), own.has('force_curve@1')]).toEqual([
      true,
      false,
      false,
    ])
    expect((await recordingsOf(asMate, pair))[0]?.slip_threshold).toBeNull()
  })

  test('of one rower in a boat nobody knows take the lower threshold', async () => {
    const own = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [bow.id] })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: bow.id, session_id: own },
      bare(1, '2026-03-06T06:00:00Z'),
    )
    expect((await recordingsOf(asBow, own))[0]).toMatchObject({
      slip_threshold: 100,
      seats: [{ position: null }],
    })
    expect((await strokesOf(asBow, activity_id)).get('wash')).toHaveLength(STROKES)
  })

  test('are left as they are where a device tells them', async () => {
    expect((await recordingsOf(asCoach))[0]?.slip_threshold).toBeNull()
    // The curve alone would give 3.5°.
    expect(mean((await strokesOf(asCoach)).get('slip@1'))).toBeGreaterThan(4.2)
  })
})
