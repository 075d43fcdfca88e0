import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'

const { left, invited, pending } = MEMBER_STATUS

let app: TestApp
let club: ClubId
let creator: TestUser
let headCoach: TestUser
let athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  creator = await makeUser(app.db)
  club = await makeClub(app.db, { creator_id: creator.id, name: 'Lakeside RC' })
  await addMember(app.db, club, creator.id, [ROLE.manager])
  headCoach = await makeMember(app.db, club, [ROLE.head_coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })
const statusOf = async (userId: number) =>
  (
    await app.rows<{ status: number }>(
      'select status from memberships where club_id = $1 and user_id = $2',
      [club, userId],
    )
  )[0]?.status
const mailsTo = (email: string) =>
  app.rows<{ template: string; language: string; values: { link: string } }>(
    'select template, language, "values" from mails where address = $1 order by id',
    [email],
  )

describe('the list', () => {
  test('finds by name, role and squad, in one statement', async () => {
    const other = await makeMember(app.db, club, [ROLE.coach], {
      first_name: '100%_Sure',
      last_name: 'Coach',
    })
    const squad = await makeSquad(app.db, club, [other.id, athlete.id])
    const find = async (query: Record<string, string>) =>
      (await app.ask(members.clubUsers, { query }, as(athlete))).data
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
    expect(await find({ query: '100%_' })).toEqual([other.id])
    expect(await find({ roles: '6' })).toEqual([other.id])
    expect(await find({ squads: String(squad) })).toEqual(
      [athlete.id, other.id].toSorted((a, b) => a - b),
    )
    expect(await find({ squads: String(squad), roles: '2' })).toEqual([athlete.id])
    const all = members.MEMBER_INCLUDES.join(',')
    const statements = await app.statements(() =>
      app.ask(members.clubUsers, { query: { include: all, query: 'sure' } }, as(headCoach)),
    )
    expect(statements.filter((text) => !text.includes('app.viewer'))).toHaveLength(1)
  })

  test('names nobody who has left, whatever is asked for', async () => {
    const gone = await makeUser(app.db)
    await addMember(app.db, club, gone.id, [ROLE.athlete], left)
    for (const query of [{}, { status: '3' }, { status: '0,1,2,3,4,5,6' }]) {
      const { data } = await app.ask(members.clubUsers, { query }, as(headCoach))
      expect(data.map(({ id }) => id)).not.toContain(gone.id)
    }
  })

  test('shows dates of birth to who sees athletes, and to themselves', async () => {
    const young = await makeMember(app.db, club, [ROLE.athlete], {
      date_of_birth: '2009-05-04',
      first_name: 'Young',
    })
    const birthday = async (user: TestUser) =>
      (await app.ask(members.clubUsers, { query: { query: 'Young' } }, as(user))).data[0]
        ?.date_of_birth
    expect(await birthday(headCoach)).toBe('2009-05-04')
    expect(await birthday(young)).toBe('2009-05-04')
    expect(await birthday(athlete)).toBeNull()
  })

  test('goes out as a workbook, and that is written down', async () => {
    const answer = await app.send(
      members.exportMembers,
      { query: { query: 'Sure' } },
      as(headCoach),
    )
    expect(answer.status).toBe(200)
    expect(answer.bytes.subarray(0, 2).toString()).toBe('PK')
    expect(
      await app.rows("select 1 from audit_log where action = 'export' and about_club = $1", [club]),
    ).toHaveLength(1)
  })
})

describe('a status', () => {
  test('changes by the table only', async () => {
    const one = await makeUser(app.db)
    await addMember(app.db, club, one.id, [ROLE.athlete], pending)
    const change = (user: TestUser, status: 0 | 1 | 2 | 3 | 4 | 5 | 6) =>
      app.send(members.changeMemberStatus, { params: { id: one.id }, body: { status } }, as(user))
    expect((await change(athlete, 1)).status).toBe(403)
    expect((await change(headCoach, 3)).status).toBe(409)
    expect((await change(headCoach, 1)).status).toBe(200)
    expect(await mailsTo(one.email)).toMatchObject([
      { template: 'join-answer', values: { approved: true } },
    ])
    expect((await change(headCoach, 1)).status).toBe(409)
    expect((await change(one, 3)).status).toBe(200)
    expect(await statusOf(one.id)).toBe(left)
    // The gate forgets who was a member when the database says so, a moment after the commit.
    await expect
      .poll(async () => (await app.call('GET', 'squads', { as: as(one) })).status)
      .toBe(419)
    expect((await change(one, 0)).status).toBe(419)
    expect((await change(headCoach, 4)).status).toBe(200)
    expect(await statusOf(one.id)).toBe(invited)
  })

  test('of the creator and the last manager stays', async () => {
    const leave = { params: { id: creator.id }, body: { status: left } }
    expect(await app.refused(members.changeMemberStatus, leave, as(creator))).toMatchObject({
      status: 409,
      code: 'creator_stays',
    })
    const second = await makeMember(app.db, club, [ROLE.manager])
    expect(await app.refused(members.changeMemberStatus, leave, as(second))).toMatchObject({
      code: 'creator_stays',
    })
    await app.rows('update clubs set creator_id = null where id = $1', [club])
    const both = { action: 'remove' as const, user_ids: [creator.id, second.id] }
    const answer = await app.send(members.actOnMembers, { body: both }, as(headCoach))
    await app.rows('update clubs set creator_id = $2 where id = $1', [club, creator.id])
    expect(answer.status).toBe(206)
    expect(answer.json).toMatchObject({
      data: { done: [creator.id], failed: [{ user_id: second.id, code: 'last_manager_stays' }] },
      message: expect.stringMatching(/^Can’t perform selected action for [^.]+\. .+/),
    })
    await app.rows('update memberships set status = 1 where user_id = $1', [creator.id])
    await app.ask(
      members.changeMemberStatus,
      { params: { id: second.id }, body: { status: left } },
      as(second),
    )
  })

  test('takes squads and own grants with it when it ends', async () => {
    const one = await makeMember(app.db, club, [ROLE.athlete])
    await makeSquad(app.db, club, [one.id])
    await app.ask(
      members.updateMember,
      { body: { user_id: one.id, permissions: [{ name: 'edit-club', granted: true }] } },
      as(headCoach),
    )
    await app.ask(
      members.changeMemberStatus,
      { params: { id: one.id }, body: { status: left } },
      as(headCoach),
    )
    expect(await app.rows('select from squad_users where user_id = $1', [one.id])).toHaveLength(0)
    expect(
      await app.rows('select from member_permissions where user_id = $1', [one.id]),
    ).toHaveLength(0)
  })
})

test('an athlete’s details are for themselves and for who sees athletes', async () => {
  const details = (user: TestUser, id: number, query = {}) =>
    app.send(members.athleteDetails, { params: { id }, query }, as(user))
  expect((await details(athlete, athlete.id)).json).toMatchObject({
    data: { status: { id: 1 }, roles: [{ id: 2 }], user: { id: athlete.id } },
  })
  expect((await details(athlete, headCoach.id)).status).toBe(403)
  expect((await details(headCoach, athlete.id, { include: 'user' })).json).toMatchObject({
    data: { user: { id: athlete.id } },
  })
  expect((await details(headCoach, creator.id)).status).toBe(404)
  expect((await details(headCoach, athlete.id, { include: 'secrets' })).status).toBe(400)
})

describe('an invitation', () => {
  test('goes out twice at once, then not again for ten minutes', async () => {
    const { id, email } = await makeUser(app.db)
    await addMember(app.db, club, id, [ROLE.athlete], MEMBER_STATUS.onboarding)
    const one = () =>
      app.send(
        members.changeMemberStatus,
        { params: { id }, body: { status: invited } },
        as(creator),
      )
    const several = () =>
      app.send(
        members.actOnMembers,
        { body: { action: 'invite', user_ids: [id, athlete.id] } },
        as(creator),
      )
    expect([(await one()).status, (await one()).status]).toEqual([200, 200])
    const third = await one()
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(590)
    const together = await several()
    expect(together.status).toBe(200)
    const { data } = together.json as { data: { failed: { user_id: number; code: string }[] } }
    expect(data.failed.find(({ user_id }) => user_id === id)).toMatchObject({
      code: 'just_invited',
    })
    expect(await mailsTo(email)).toHaveLength(2)
    await app.rows(
      `update one_time_codes set created_at = created_at - interval '10 minutes'
        where user_id = $1`,
      [id],
    )
    expect((await one()).status).toBe(200)
  })
})
