import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getClub, updateClub } from '#contract/people/clubs.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profile } from '#contract/people/profiles.ts'
import { squads } from '#contract/people/squads.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'

const NAME = 'Kanariechild'

let app: TestApp
let club: ClubId
let manager: TestUser, minor: TestUser
let asCoach: As, asHead: As, asManager: As
let session: number

/** A coach of some kind who may not see members under 18. */
async function coachOf(roles: readonly RoleId[], granted: readonly string[] = []): Promise<As> {
  const { id, token } = await makeMember(app.db, club, roles)
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, name <> 'view-minors' from permissions
     where name = any ($3::text[]) or name = 'view-minors'`,
    [club, id, granted],
  )
  return { token, club }
}

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
  minor = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: NAME,
    last_name: NAME,
    date_of_birth: addDays(today(), -15 * 365),
  })
  asManager = { token: manager.token, club }
  asCoach = await coachOf([ROLE.coach])
  asHead = await coachOf([ROLE.head_coach], ['edit-club'])
  await makeSquad(app.db, club, [minor.id])
  session = await makeSession(app.db, club, { user_id: manager.id }, { athlete_ids: [minor.id] })
})
afterAll(() => app.close())

const set = (coaches_see_minors: boolean, as = asManager) =>
  app.send(updateClub, { params: { id: club }, body: { coaches_see_minors } }, as)
const include = { include: 'squad_users,squad_users.user' }
const named = async (as: As) => {
  const at = { params: { id: session } }
  const answers = await Promise.all([
    app.send(getSession, { ...at, query: {} }, as),
    app.send(sessionAttendance, at, as),
    app.send(clubUsers, { query: {} }, as),
    app.send(squads, { query: include }, as),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return answers.map(({ text }) => text.includes(NAME))
}

describe('a club that shows its coaches the minors', () => {
  test('is none until somebody sets it', async () => {
    const { data } = await app.ask(getClub, { params: { id: club } }, asManager)
    expect(data.coaches_see_minors).toBe(false)
    expect(await named(asCoach)).toEqual([false, false, false, false])
  })

  test('names them in sessions, registers, lists and squads, at once', async () => {
    expect(await named(asCoach)).toEqual([false, false, false, false])
    expect((await set(true)).status).toBe(200)
    await expect.poll(() => named(asCoach)).toEqual([true, true, true, true])
    expect((await set(false)).status).toBe(200)
    await expect.poll(() => named(asCoach)).toEqual([false, false, false, false])
  })

  test('shows their health only to those with the permission', async () => {
    await set(true)
    await expect.poll(() => named(asCoach)).toEqual([true, true, true, true])
    expect((await app.send(profile, { params: { id: minor.id } }, asCoach)).status).toBe(404)
    await app.rows(
      `insert into attendance (club_id, session_id, user_id, attending, ill)
       values ($1, $2, $3, 2, true)
       on conflict (club_id, session_id, user_id) do update set attending = 2, ill = true`,
      [club, session, minor.id],
    )
    const permitted = await makeMember(app.db, club, [ROLE.coach])
    for (const [as, ill] of [
      [asCoach, false],
      [{ token: permitted.token, club }, true],
    ] as const) {
      const { text } = await app.send(sessionAttendance, { params: { id: session } }, as)
      expect(text.includes('"health_statuses":[3]')).toBe(ill)
    }
  })

  test('is not made by a head coach who lacks the permission', async () => {
    expect(
      await app.refused(
        updateClub,
        { params: { id: club }, body: { coaches_see_minors: true } },
        asHead,
      ),
    ).toMatchObject({ status: 403, code: 'beyond_own_rights' })
    const body = { name: 'Another name' }
    expect((await app.send(updateClub, { params: { id: club }, body }, asHead)).status).toBe(200)
  })
})
