import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountDetails, getUserData } from '#contract/people/account.ts'
import { answerInvitation, invitation } from '#contract/people/invitations.ts'
import { actOnMembers, correctMember, getMember } from '#contract/people/members.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { provenClub, type ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, signInOf, type TestUser } from '../support/factories.ts'
import { makeRandomClub } from '../support/random-club.ts'
import { exportOf, type OpenedExport } from './club-export.ts'
import { broughtIn, newcomerIn } from './club-import.ts'

let app: TestApp
let opened: OpenedExport
let athlete: { id: number; email: string }
let founder: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
  const made = await makeRandomClub(app, 3)
  opened = await exportOf(app, { token: made.manager.token, club: made.club })
  const email = String(opened.rows('users').find(({ id }) => id === made.athlete)?.['email'])
  athlete = { id: made.athlete, email }
})
afterAll(() => app.close())
beforeEach(async () => {
  founder = await makeUser(app.db)
})

describe('somebody who was brought in', () => {
  let club: ClubId
  let as: { token: string; club: ClubId }
  let newcomer: number
  beforeEach(async () => {
    const made = await broughtIn(app, founder, opened.bytes)
    club = provenClub(made.club.id)
    as = { token: founder.token, club }
    newcomer = await newcomerIn(app, club, athlete.email)
  })
  const invite = () =>
    app.ask(actOnMembers, { body: { action: 'invite', user_ids: [newcomer] } }, as)
  async function mailedCode(path: RegExp): Promise<string> {
    const [mail] = await app.rows<{ values: { link: string } }>(
      `select "values" from mails where address = $1 and about_club = $2`,
      [athlete.email, club],
    )
    return path.exec(mail?.values.link ?? '')?.[1] ?? ''
  }
  const rowsOf = (person: number) =>
    app.rows<{ table: string }>(
      `select 'attendance' as table from attendance where club_id = $1 and user_id = $2
       union all select 'results' from results where club_id = $1 and user_id = $2
       union all select 'activities' from activities where club_id = $1 and user_id = $2
       union all select 'mentioned' from wall_posts where club_id = $1 and $2 = any (mentioned)
       union all select 'plans' from session_templates where club_id = $1 and creator_id = $2
       union all select 'boats' from messages where club_id = $1 and $2 = any (user_ids)
       union all select 'planned for ' || (published_plan ->> 'planned_time') from sessions
         where club_id = $1 and published_plan -> 'exercises' @> jsonb_build_array(
           jsonb_build_object('athlete_ids', jsonb_build_array($2::bigint)))
       order by 1`,
      [club, person],
    )

  test('takes their place with the account they have, once they confirm', async () => {
    await app.rows(
      `update sessions set published_plan = jsonb_build_object('planned_time', $2::bigint,
         'exercises', jsonb_build_array(jsonb_build_object('athlete_ids', jsonb_build_array($2::bigint))))
       where club_id = $1`,
      [club, newcomer],
    )
    const before = await rowsOf(newcomer)
    expect(before).toContainEqual({ table: `planned for ${newcomer}` })
    expect(before.length).toBeGreaterThan(3)
    await invite()
    expect(await rowsOf(athlete.id)).toEqual([])
    const shown = await app.ask(getMember, { params: { id: newcomer } }, as)
    expect(shown.data).toMatchObject({ email: athlete.email, status: MEMBER_STATUS.invited })
    expect(shown.data.invitation).not.toBeNull()
    const person = { token: await signInOf(app.db, athlete.id) }
    const code = await mailedCode(/code=([\w-]+)/)
    const waiting = await app.ask(invitation, { query: { code } }, person)
    expect(waiting.data).toMatchObject({ club_id: club, status: 4, code: 'open' })
    await app.ask(answerInvitation, { body: { code, club_id: club, accept: true } }, person)
    expect(await rowsOf(athlete.id)).toEqual(before)
    expect(await app.rows('select from users where id = $1', [newcomer])).toEqual([])
  })

  test('opens an account of their own where none has the address', async () => {
    await app.rows('update users set email = $2 where id = $1', [
      athlete.id,
      `former.${athlete.email}`,
    ])
    await invite()
    const code = await mailedCode(/activate-account\/([\w-]+)/)
    const { data } = await app.ask(getUserData, { params: { code } }, {})
    expect(data).toMatchObject({ id: newcomer, email: athlete.email })
    await app.ask(
      accountDetails,
      {
        body: {
          id: newcomer,
          activation_code: code,
          first_name: 'Anna',
          last_name: 'Again',
          password: 'a still lake at noon',
          preferred_language: 'en',
        },
      },
      {},
    )
    const person = { token: await signInOf(app.db, newcomer) }
    await app.ask(answerInvitation, { body: { club_id: club, accept: true } }, person)
    const [row] = await app.rows(
      'select status from memberships where club_id = $1 and user_id = $2',
      [club, newcomer],
    )
    expect(row).toEqual({ status: MEMBER_STATUS.approved })
    await app.rows(
      'update users set email = null, email_verified_at = null, password_hash = null where id = $1',
      [newcomer],
    )
    await app.rows('update users set email = $2 where id = $1', [athlete.id, athlete.email])
  })

  test('stays out when they decline', async () => {
    await invite()
    const person = { token: await signInOf(app.db, athlete.id) }
    const code = await mailedCode(/code=([\w-]+)/)
    await app.ask(answerInvitation, { body: { code, club_id: club, accept: false } }, person)
    const [row] = await app.rows(
      'select status from memberships where club_id = $1 and user_id = $2',
      [club, newcomer],
    )
    expect(row).toEqual({ status: MEMBER_STATUS.athlete_rejected })
    expect(await rowsOf(athlete.id)).toEqual([])
  })

  test('is no longer invited by an address that was corrected', async () => {
    await invite()
    const code = await mailedCode(/code=([\w-]+)/)
    const body = { email: `right.${newcomer}@slipway.test` }
    await app.ask(correctMember, { params: { id: newcomer }, body }, as)
    const person = { token: await signInOf(app.db, athlete.id) }
    const answer = { code, club_id: club, accept: true }
    expect((await app.refused(answerInvitation, { body: answer }, person)).status).toBe(409)
    expect(await rowsOf(athlete.id)).toEqual([])
  })

  test('is nobody else: a stranger with the code does not take their place', async () => {
    await invite()
    const code = await mailedCode(/code=([\w-]+)/)
    const stranger = await makeUser(app.db)
    const body = { code, club_id: club, accept: true }
    expect((await app.refused(answerInvitation, { body }, stranger)).status).toBeGreaterThan(399)
    expect(await rowsOf(stranger.id)).toEqual([])
  })
})
