import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'
import { errorText } from '../../text/text.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  other = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-03-02T06:00:00Z',
  end_date: '2026-03-02T07:30:00Z',
}

const create = async (plan: Partial<SessionPlan> = {}, as = asCoach) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, as)).data.id
const read = async (id: number, as = asCoach) =>
  (await app.ask(sessions.getSession, { params: { id } }, as)).data

describe('rights on a session', () => {
  test('an athlete in it may look and not edit, and reads so in their language', async () => {
    const id = await create({ athlete_ids: [athlete.id] })
    expect((await read(id, asAthlete)).user_actions).toEqual({ edit: false, add_all_scores: false })
    for (const language of ['en', 'de', 'fr', 'zh-cn'] as const) {
      const refusal = {
        status: 403,
        code: 'edit_denied',
        message: errorText(language, 'edit_denied'),
      }
      expect(
        await app.refused(
          sessions.updateSession,
          { body: { id, name: 'Off' } },
          { ...asAthlete, language },
        ),
      ).toMatchObject(refusal)
      expect(
        await app.refused(sessions.deleteSession, { params: { id } }, { ...asAthlete, language }),
      ).toMatchObject(refusal)
    }
    expect(errorText('en', 'edit_denied')).toBe(
      'You do not have permission to edit this session or event.',
    )
  })

  test('an athlete edits and deletes their own', async () => {
    const id = await create({}, asAthlete)
    await app.ask(sessions.updateSession, { body: { id, name: 'Mine' } }, asAthlete)
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id, athlete_ids: [athlete.id, other.id] } },
        asAthlete,
      ),
    ).toMatchObject({
      status: 403,
    })
    await app.ask(sessions.deleteSession, { params: { id } }, asAthlete)
    expect(await app.refused(sessions.getSession, { params: { id } }, asAthlete)).toMatchObject({
      status: 404,
    })
  })

  test('who may change a session of others takes nobody out of it and gives no rights', async () => {
    const grant = [{ user_id: athlete.id, edit: true, add_all_scores: false }]
    const repeat = { repeat_frequency_type: 'weekly', repeat_numbers: 2 } as const
    const body = {
      ...PLAN,
      athlete_ids: [athlete.id, other.id],
      athlete_permissions: grant,
      ...repeat,
    }
    const { id, ids } = (await app.ask(sessions.createSession, { body }, asCoach)).data
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [other.id]: { attending: 1 } } } },
      { token: other.token, club },
    )
    const standing = () =>
      app.rows(
        `select p.session_id, p.user_id, p.edit, p.add_all_scores, a.attending from participants p
         left join attendance a using (club_id, session_id, user_id) where p.session_id = any ($1)
         order by 1, 2`,
        [ids],
      )
    const before = await standing()
    const all = [{ user_id: athlete.id, edit: true, add_all_scores: true }]
    const changes = [
      { athlete_ids: [athlete.id], coach_ids: [] },
      { athlete_ids: [] },
      { coach_ids: [] },
      { squad_ids: [] },
      { athlete_ids: [athlete.id], athlete_permissions: all },
      { athlete_permissions: all },
      { coach_permissions: all },
      { athlete_permissions: [{ user_id: other.id, edit: true, add_all_scores: true }] },
    ]
    for (const change of changes)
      for (const scope of ['this', 'following', 'all'] as const)
        expect(
          await app.refused(sessions.updateSession, { body: { id, scope, ...change } }, asAthlete),
          JSON.stringify(change),
        ).toMatchObject({
          status: 403,
        })
    await app.ask(
      sessions.updateSession,
      { body: { id, scope: 'all', name: 'Steady row' } },
      asAthlete,
    )
    expect(await standing()).toEqual(before)
  })

  test('a draft is seen by coaches and its writer only', async () => {
    const id = await create({ published: false, athlete_ids: [athlete.id] })
    expect((await read(id)).published).toBe(false)
    for (const endpoint of [sessions.getSession, attendance.sessionAttendance])
      expect(await app.refused(endpoint, { params: { id } }, asAthlete)).toMatchObject({
        status: 404,
      })
    expect(
      await app.refused(
        attendance.saveAttendance,
        { body: { event_id: id, users: { [athlete.id]: { attending: 1 } } } },
        asAthlete,
      ),
    ).toMatchObject({
      status: 404,
    })
    const own = await makeSession(
      app.db,
      club,
      { user_id: athlete.id, role_id: ROLE.athlete },
      { published: false },
    )
    expect((await read(own, asAthlete)).published).toBe(false)
    expect(
      await app.refused(sessions.getSession, { params: { id: own } }, { token: other.token, club }),
    ).toMatchObject({ status: 404 })
    await app.ask(sessions.updateSession, { body: { id, published: true } }, asCoach)
    expect((await read(id, asAthlete)).published).toBe(true)
  })

  test('only people in it rate it, and may take it back', async () => {
    const id = await create({ athlete_ids: [athlete.id] })
    await app.ask(sessions.rateSession, { params: { id }, body: { rpe: 6 } }, asAthlete)
    expect(await app.rows('select rpe from session_ratings where session_id = $1', [id])).toEqual([
      { rpe: 6 },
    ])
    await app.ask(sessions.rateSession, { params: { id }, body: { rpe: null } }, asAthlete)
    expect(await app.rows('select rpe from session_ratings where session_id = $1', [id])).toEqual(
      [],
    )
    const stranger = { token: other.token, club }
    expect(
      await app.refused(sessions.rateSession, { params: { id }, body: { rpe: 6 } }, stranger),
    ).toMatchObject({
      status: 400,
      code: 'not_a_participant',
    })
    expect(
      await app.refused(sessions.rateSession, { params: { id }, body: { rpe: 9 } }, asAthlete),
    ).toMatchObject({
      status: 400,
      code: 'invalid',
    })
  })
})
