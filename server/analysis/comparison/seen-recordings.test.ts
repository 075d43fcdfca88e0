import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/comparison.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { comparedRecordings } from '../../../test/support/compared-recordings.ts'
import { makeClub, makeCrew, makeMember, makeSession } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const { recorded, shown, listed } = comparedRecordings(() => training)

describe('who sees what', () => {
  test('an athlete compares only what they recorded themselves', async () => {
    const [athlete, mate] = [await training.newAthlete(), await training.newAthlete()]
    const as = { token: athlete.token, club: training.club }
    const own = await recorded(athlete, '04', { athlete_ids: [athlete.id, mate.id] })
    const theirs = await recorded(mate, '05')
    const asked = { with: String(theirs.session), recordings: String(theirs.activity_id) }
    const { sessions, lines, missing } = await shown(own.session, asked, as)
    expect(sessions.map(({ recordings }) => recordings.length)).toEqual([1, 0])
    expect({ lines, missing }).toEqual({ lines: [], missing: 1 })
    expect((await listed({}, as)).sessions.map(({ session_id }) => session_id)).toEqual([
      own.session,
    ])
  })

  test('nobody else sees the recordings of who has taken back their consent', async () => {
    const athlete = await training.newAthlete()
    const { session } = await recorded(athlete, '06')
    expect((await shown(session)).lines).toHaveLength(1)
    await training.app.rows('update users set health_consent = false where id = $1', [athlete.id])
    expect((await shown(session)).sessions[0]?.recordings).toEqual([])
  })

  test('results for coaches only are not for a mate who sees everybody', async () => {
    const { app, club } = training
    const [athlete, mate] = [await training.newAthlete(), await training.newAthlete()]
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, true
       from permissions where name in ('view-all-members-on-report', 'view-minors')`,
      [club, mate.id],
    )
    const as = { token: mate.token, club }
    const open = await recorded(athlete, '07')
    const closed = await recorded(athlete, '08', { restricted_view: true })
    const { sessions } = await shown(open.session, { with: String(closed.session) }, as)
    expect(sessions.map(({ recordings }) => recordings.length)).toEqual([1, 0])
    const ids = (await listed({}, as)).sessions.map(({ session_id }) => session_id)
    expect([ids.includes(open.session), ids.includes(closed.session)]).toEqual([true, false])
  })

  test('the name of a boat is for athletes once its crew is published', async () => {
    const { app, club } = training
    const athlete = await training.newAthlete()
    const { session, activity_id } = await recorded(athlete, '09')
    const crew = await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] })
    await app.rows('update activities set crew_id = $1 where id = $2', [crew, activity_id])
    const boat = async (as = training.asCoach) =>
      (await shown(session, {}, as)).sessions[0]?.recordings[0]?.crew
    const as = { token: athlete.token, club }
    expect(await boat()).toEqual(expect.any(String))
    expect(await boat(as)).toBeNull()
    await app.rows('update crews set published_at = now() where id = $1', [crew])
    expect(await boat(as)).toBe(await boat())
  })

  test('a draft is not there for athletes, neither first nor beside another', async () => {
    const { app, club } = training
    const athlete = await training.newAthlete()
    const as = { token: athlete.token, club }
    const { session } = await recorded(athlete, '10')
    const draft = await recorded(athlete, '11')
    await app.rows('update sessions set published_at = null where id = $1', [draft.session])
    const parts = { params: { id: draft.session }, query: {} }
    expect((await app.refused(contract.comparison, parts, as)).code).toBe('not_found')
    const beside = await shown(session, { with: String(draft.session) }, as)
    expect(beside).toMatchObject({ missing: 1, sessions: [{ session_id: session }] })
    const ids = (await listed({}, as)).sessions.map(({ session_id }) => session_id)
    expect(ids).not.toContain(draft.session)
  })

  test('a session of another club is named to who belongs there', async () => {
    const { app, coach, asCoach } = training
    const club = await makeClub(app.db)
    await app.rows(`insert into memberships (club_id, user_id, status) values ($1, $2, 1)`, [
      club,
      coach.id,
    ])
    const stranger = await makeMember(app.db, club, [ROLE.coach])
    const session = await makeSession(app.db, club, { user_id: stranger.id })
    const parts = { params: { id: session }, query: {} }
    expect(await app.refused(contract.comparison, parts, asCoach)).toMatchObject({
      status: 409,
      code: 'other_club',
      club_id: club,
    })
  })
})
