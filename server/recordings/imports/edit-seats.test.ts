import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as crews from '#contract/boats/crews.ts'
import * as contract from '#contract/recordings/imports.ts'
import { mergeSessions } from '#contract/planning/session-life.ts'
import { deleteSession } from '#contract/planning/sessions.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
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
import { doubleSeats, makeDouble, startOf } from '../../../test/support/double-with-sensor.ts'
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

beforeEach(async () => {
  day += 1
  ;({ bow, owner, substitute, session, activity } = await makeDouble(app, club, coach, day))
  asOwner = { token: owner.token, club }
})

const { hide, sitsAtBow, seesBow, seatsOf } = doubleSeats(() => ({
  app,
  club,
  coach,
  activity,
}))

const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asOwner,
) => app.send(contract.editActivity, { params: { id }, body }, as)

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
})
