import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeCrew, makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { doubleSeats, makeDouble } from '../../../test/support/double-with-sensor.ts'
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

const { hide, seesBow } = doubleSeats(() => ({
  app,
  club,
  coach,
  activity,
}))

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
      `update activities set crew_id = c.id from crews c
       where c.session_id = $1 and c.id <> $2 and activities.id = $3`,
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
      `update activities set crew_id = c.id from crews c
       where c.session_id = $1 and c.id <> $2 and activities.id = $3`,
      [session, crew, activity],
    )
    expect((await choose(crew, asCoach)).status).toBe(200)
    expect((await boat())?.seats[0]).toMatchObject({ user_id: substitute.id, known_by: 'crew' })
  })
})
