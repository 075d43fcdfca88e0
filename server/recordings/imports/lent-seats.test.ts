import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
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
import { doubleSeats, makeDouble, startOf } from '../../../test/support/double-with-sensor.ts'
import { oarFile } from '../../../test/support/oar-file.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

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

const { hide, sitsAtBow, strokesOf, seesBow, seatsOf } = doubleSeats(() => ({
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

describe('who sat where in strokes that another recording shows', () => {
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
