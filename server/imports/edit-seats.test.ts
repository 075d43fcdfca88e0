import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports.ts'
import * as telemetry from '#contract/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeCrew, makeMember, makeSession, rowingFile, type TestUser } from '../../test/support/factories.ts'
import type { As } from '../../test/support/http.ts'
import { oarFile } from '../../test/support/oar-file.ts'
import { storeFile } from '../../test/support/stored-activity.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, owner: TestUser, substitute: TestUser
let asCoach: As, asOwner: As
let session: number, crew: number, activity: number
let day = 0

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  asCoach = { token: coach.token, club }
})
afterAll(() => app.close())

const startOf = (of: number, minutes = 10) => new Date(Date.UTC(2026, 1, 1 + of, 6, minutes)).toISOString()

/** A double with an oar sensor: at bow a substitute who hides from everybody, as only the coach knew; at stroke whose recording it is. */
beforeEach(async () => {
  day += 1
  ;[bow, owner, substitute] = await Promise.all([makeMember(app.db, club), makeMember(app.db, club), makeMember(app.db, club)])
  asOwner = { token: owner.token, club }
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, owner.id, substitute.id], start_date: startOf(day, 0) },
  )
  crew = await makeCrew(app.db, club, { session_id: session, user_ids: [bow.id, owner.id] })
  ;({ activity_id: activity } = await storeFile(
    app.db,
    club,
    { user_id: owner.id, session_id: session },
    oarFile(2, { start: startOf(day), strokes: 40 }),
  ))
})

const hide = (who: TestUser) => app.rows(`insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`, [club, who.id])
const sitsAtBow = (who: TestUser, id = activity) =>
  app.ask(telemetry.editTelemetry, { params: { id }, body: { seats: [{ position: 1, user_id: who.id }] } }, asCoach)
const strokesOf = async (id: number, as: As) => [...channelsOfWire((await app.send(telemetry.strokes, { params: { id } }, as)).bytes).keys()]
const seesBow = async (id: number, as: As) => (await strokesOf(id, as)).includes('power@1')
const edit = (id: number, body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'], as = asOwner) =>
  app.send(contract.editActivity, { params: { id }, body }, as)
const seatsOf = (id: number) =>
  app.rows('select position, user_id from recorded_seats where club_id = $1 and activity_id = $2 order by position', [club, id])

describe('who sat where', () => {
  test('stays with both halves of a split, and the video with them', async () => {
    await sitsAtBow(substitute)
    await hide(substitute)
    await app.ask(telemetry.editTelemetry, { params: { id: activity }, body: { video_offset: -60 } }, asOwner)
    const made = await edit(activity, { kind: 'split', start: 30 })
    const half = (made.json as { data: { other_id: number } }).data.other_id
    for (const id of [activity, half]) {
      expect(await seatsOf(id)).toEqual([{ position: 1, user_id: substitute.id }])
      expect(await seesBow(id, asCoach)).toBe(false)
      expect(await seesBow(id, { token: bow.token, club })).toBe(false)
    }
    const { recordings } = (await app.ask(telemetry.sessionTelemetry, { params: { id: session } }, asCoach)).data
    expect(recordings.map(({ video_offset }) => video_offset)).toEqual([-60, -30])
  })
})
