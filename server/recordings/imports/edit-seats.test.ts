import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as crews from '#contract/boats/crews.ts'
import * as contract from '#contract/recordings/imports.ts'
import { mergeSessions } from '#contract/planning/session-life.ts'
import { deleteSession } from '#contract/planning/sessions.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'
import { emptyBin } from '../../planning/session-life/jobs.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, owner: TestUser, substitute: TestUser
let asCoach: As, asOwner: As
let session: number, activity: number
let day = 0

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  asCoach = { token: coach.token, club }
})
afterAll(() => app.close())

const startOf = (of: number, minutes = 10) =>
  new Date(Date.UTC(2026, 1, 1 + of, 6, minutes)).toISOString()

/**
 * A double with an oar sensor: at bow a substitute who hides from everybody, as only the coach
 * knew; at stroke whose recording it is.
 */
beforeEach(async () => {
  day += 1
  ;[bow, owner, substitute] = await Promise.all([
    makeMember(app.db, club),
    makeMember(app.db, club),
    makeMember(app.db, club),
  ])
  asOwner = { token: owner.token, club }
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, owner.id, substitute.id], start_date: startOf(day, 0) },
  )
  await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, owner.id] })
  ;({ activity_id: activity } = await storeFile(
    app.db,
    club,
    { user_id: owner.id, session_id: session },
    oarFile(2, { start: startOf(day), strokes: 40 }),
  ))
})

const hide = (who: TestUser) =>
  app.rows(`insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`, [
    club,
    who.id,
  ])
const sitsAtBow = (who: TestUser, id = activity) =>
  app.ask(
    telemetry.editTelemetry,
    { params: { id }, body: { seats: [{ position: 1, user_id: who.id }] } },
    asCoach,
  )
const strokesOf = async (id: number, as: As) =>
  channelsOfWire((await app.send(telemetry.strokes, { params: { id } }, as)).bytes).names
const seesBow = async (id: number, as: As) => (await strokesOf(id, as)).includes('power@1')
const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asOwner,
) => app.send(contract.editActivity, { params: { id }, body }, as)
const seatsOf = (id: number) =>
  app.rows(
    'select position, user_id from recorded_seats where club_id = $1 and activity_id = $2 order by position',
    [club, id],
  )

describe('who sat where', () => {
  test('stays with both halves of a split, and the video with them', async () => {
    await sitsAtBow(substitute)
    await hide(substitute)
    await app.ask(
      telemetry.editTelemetry,
      { params: { id: activity }, body: { video_offset: -60 } },
      asOwner,
    )
    const made = await edit(activity, { kind: 'split', start: 30 })
    const half = (made.json as { data: { other_id: number } }).data.other_id
    for (const id of [activity, half]) {
      expect(await seatsOf(id)).toEqual([{ position: 1, user_id: substitute.id }])
      expect(await seesBow(id, asCoach)).toBe(false)
      expect(await seesBow(id, { token: bow.token, club })).toBe(false)
    }
    const { recordings } = (
      await app.ask(telemetry.sessionTelemetry, { params: { id: session } }, asCoach)
    ).data
    expect(recordings.map(({ video_offset }) => video_offset)).toEqual([-60, -30])
  })
  /** Another session of that day, with another crew at the same seats. */
  const elsewhere = async () => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [owner.id], start_date: startOf(day, 0) },
    )
    await makeCrew(app.db, club, { session_id: id, user_ids: [coach.id, owner.id] })
    return id
  }

  test('stays when its owner takes the recording to another session', async () => {
    await hide(bow)
    const session_id = await elsewhere()
    const moved = await app.send(
      contract.assignActivity,
      { params: { id: activity }, body: { session_id } },
      asOwner,
    )
    expect(moved.status).toBe(200)
    for (const as of [asCoach, asOwner]) expect(await seesBow(activity, as)).toBe(false)
    expect(await seesBow(activity, { token: bow.token, club })).toBe(true)
  })

  test('stays when the whole file goes to another session, or the session into another', async () => {
    await hide(bow)
    const [{ import_id } = { import_id: 0 }] = await app.rows<{ import_id: number }>(
      'select import_id from activities where id = $1',
      [activity],
    )
    const next = await elsewhere()
    await app.ask(
      contract.assignImport,
      { params: { id: import_id }, body: { session_id: next } },
      asOwner,
    )
    expect(await seesBow(activity, asCoach)).toBe(false)
    await app.rows('delete from recorded_seats where club_id = $1 and activity_id = $2', [
      club,
      activity,
    ])
    await app.rows('update activities set session_id = $3 where club_id = $1 and id = $2', [
      club,
      activity,
      session,
    ])
    await app.ask(mergeSessions, { body: { into: next, session_ids: [session] } }, asCoach)
    expect(await seesBow(activity, asCoach)).toBe(false)
  })

  test('stays when others are seated in the boat, or the boat is taken out of its session', async () => {
    await hide(bow)
    const [boat] = await app.rows<{ id: number; version: number }>(
      'select id, version from crews where club_id = $1 and session_id = $2',
      [club, session],
    )
    const { id: crew_id = 0, version = 0 } = boat ?? {}
    const crew_users = [substitute, owner].map(({ id }, index) => ({
      user_id: id,
      position: index + 1,
      side: null,
    }))
    await app.ask(crews.editCrew, { body: { id: crew_id, version, crew_users } }, asCoach)
    expect(await seesBow(activity, asCoach)).toBe(false)
    await app.ask(crews.deleteCrew, { body: { crew_id } }, asCoach)
    expect(await seesBow(activity, asCoach)).toBe(false)
    expect(await seatsOf(activity)).toEqual([{ position: 1, user_id: bow.id }])
  })

  test('stays when the session goes for good with its crews', async () => {
    await hide(bow)
    await app.ask(deleteSession, { params: { id: session } }, asCoach)
    await app.rows(`update sessions set deleted_at = now() - interval '31 days' where id = $1`, [
      session,
    ])
    await emptyBin(app.database.worker)
    expect(await app.rows('select session_id from activities where id = $1', [activity])).toEqual([
      { session_id: null },
    ])
    expect(await seatsOf(activity)).toEqual([
      { position: 1, user_id: bow.id },
      { position: 2, user_id: owner.id },
    ])
    for (const as of [asCoach, asOwner]) expect(await seesBow(activity, as)).toBe(false)
  })

  test('comes along with strokes, which only who sees all of them may take', async () => {
    const bytes = rowingFile(new Date(startOf(day)), { seconds: 120 })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: owner.id, session_id: null },
      bytes,
    )
    const take = (as: As) => edit(activity_id, { kind: 'strokes', other_id: activity }, as)
    await hide(bow)
    for (const as of [asCoach, asOwner])
      expect(await take(as)).toMatchObject({ status: 403, json: { code: 'seats_of_others' } })
    await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
      club,
      bow.id,
    ])
    expect((await take(asCoach)).status).toBe(201)
    expect(await seatsOf(activity_id)).toEqual([
      { position: 1, user_id: bow.id },
      { position: 2, user_id: owner.id },
    ])
  })

  test('follows to who took the strokes when it is said later, unless they have others by then', async () => {
    const bytes = rowingFile(new Date(startOf(day)), { seconds: 120 })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: owner.id, session_id: session },
      bytes,
    )
    expect((await edit(activity_id, { kind: 'strokes', other_id: activity }, asCoach)).status).toBe(
      201,
    )
    await sitsAtBow(substitute)
    expect((await seatsOf(activity_id))[0]).toEqual({ position: 1, user_id: substitute.id })
    await hide(substitute)
    expect(await seesBow(activity_id, asCoach)).toBe(false)
    expect(await seesBow(activity_id, { token: substitute.token, club })).toBe(true)
    await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
      club,
      substitute.id,
    ])
    const unsay = { params: { id: activity }, body: { seats: [{ position: 1, user_id: null }] } }
    await app.ask(telemetry.editTelemetry, unsay, asCoach)
    expect((await seatsOf(activity_id))[0]).toEqual({ position: 1, user_id: bow.id })

    const other = await storeFile(
      app.db,
      club,
      { user_id: owner.id, session_id: session },
      oarFile(2, { start: startOf(day, 11), strokes: 40 }),
    )
    expect(
      (await edit(activity_id, { kind: 'strokes', other_id: other.activity_id }, asCoach)).status,
    ).toBe(201)
    await sitsAtBow(substitute)
    expect((await seatsOf(activity_id))[0]).toEqual({ position: 1, user_id: bow.id })
  })

  test('counts at once also where a boat’s recording took the strokes', async () => {
    const elsewhereId = await elsewhere()
    const other = await makeCrew(app.db, club, {
      session_id: elsewhereId,
      user_ids: [coach.id, owner.id],
    })
    const bytes = rowingFile(new Date(startOf(day)), { seconds: 120 })
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: owner.id, session_id: elsewhereId },
      bytes,
    )
    expect((await edit(activity_id, { kind: 'strokes', other_id: activity }, asCoach)).status).toBe(
      201,
    )
    await app.ask(
      contract.assignActivity,
      { params: { id: activity_id }, body: { crew_id: other } },
      asCoach,
    )
    const counted = async () =>
      (
        await app.rows<{ user_id: number }>(
          'select user_id from kept_loads where session_id = $1 and proven',
          [elsewhereId],
        )
      ).map(({ user_id }) => user_id)
    expect((await counted()).toSorted()).toEqual([bow.id, owner.id].toSorted())
    await sitsAtBow(substitute)
    expect((await counted()).toSorted()).toEqual([owner.id, substitute.id].toSorted())
  })

  test('comes along when two recordings of one person are merged, and stays with both', async () => {
    await hide(bow)
    const bytes = oarFile(2, { start: startOf(day, 20), strokes: 40 })
    const other = await storeFile(app.db, club, { user_id: owner.id, session_id: session }, bytes)
    expect((await edit(activity, { kind: 'merge', other_id: other.activity_id })).status).toBe(201)
    for (const id of [activity, other.activity_id]) expect(await seesBow(id, asCoach)).toBe(false)
    expect(await strokesOf(other.activity_id, asOwner)).toContain('power@2')
  })

  test('forbids to merge what others rowed at the same seat', async () => {
    const bytes = oarFile(2, { start: startOf(day, 20), strokes: 40 })
    const other = await storeFile(
      app.db,
      club,
      { user_id: owner.id, session_id: await elsewhere() },
      bytes,
    )
    for (const as of [asCoach, asOwner])
      expect(
        await edit(activity, { kind: 'merge', other_id: other.activity_id }, as),
      ).toMatchObject({
        status: 403,
        json: { code: 'seats_of_others' },
      })
  })
})

describe('the boat somebody chose', () => {
  /** The day's other double, with the substitute at bow. */
  const other = () =>
    makeCrew(app.db, club, {
      session_id: session,
      user_ids: [substitute.id, owner.id],
      published: true,
    })
  const choose = (crew_id: number, as: As) =>
    app.send(contract.assignActivity, { params: { id: activity }, body: { crew_id } }, as)
  const boat = async () => {
    const { recordings } = (
      await app.ask(telemetry.sessionTelemetry, { params: { id: session } }, asCoach)
    ).data
    return recordings[0]
  }

  test('says who sat where, before any guess', async () => {
    const crew = await other()
    expect((await boat())?.crew).toBeNull()
    expect((await choose(crew, asOwner)).status).toBe(200)
    expect(await boat()).toMatchObject({
      crew: { id: crew },
      seats: [{ user_id: substitute.id, known_by: 'crew' }, { user_id: owner.id }],
    })
  })

  test('opens nobody’s strokes that were closed', async () => {
    await hide(bow)
    expect(await seesBow(activity, asCoach)).toBe(false)
    const crew = await other()
    await app.rows(
      'update activities set crew_id = c.id from crews c where c.session_id = $1 and c.id <> $2 and activities.id = $3',
      [session, crew, activity],
    )
    for (const as of [asOwner, asCoach]) {
      expect((await choose(crew, as)).status).toBe(200)
      expect(await seesBow(activity, asCoach)).toBe(false)
    }
  })

  test('is the coach’s to set right', async () => {
    const crew = await other()
    await app.rows(
      'update activities set crew_id = c.id from crews c where c.session_id = $1 and c.id <> $2 and activities.id = $3',
      [session, crew, activity],
    )
    expect((await choose(crew, asCoach)).status).toBe(200)
    expect((await boat())?.seats[0]).toMatchObject({ user_id: substitute.id, known_by: 'crew' })
  })
})
