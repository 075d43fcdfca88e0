import { describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, addMember, type TestUser } from '../support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  headCoach,
  invited,
  mailsTo,
  onboarding,
  prepareInvitationClub,
} from './invitation-club.ts'

prepareInvitationClub()

type Row = { email?: string; first_name?: string; guardian_email?: string; date_of_birth?: string }
const add = (rows: Row[], invite = true, user: TestUser = headCoach) =>
  app.send(
    invitations.inviteMembers,
    {
      body: {
        people: rows.map((row, index) => ({
          line: index + 1,
          email: '',
          first_name: 'Kim',
          last_name: 'Noted',
          ...row,
        })),
        role_ids: [ROLE.athlete],
        invite,
      },
    },
    as(user),
  )
const noted = async (first_name: string) =>
  (
    await app.rows<{ id: number; email: string | null; guardian_email: string; status: number }>(
      `select u.id, u.email, u.guardian_email, m.status from users u
       join memberships m on m.user_id = u.id
       where m.club_id = $1 and u.first_name = $2 order by u.id`,
      [club, first_name],
    )
  )[0] ?? { id: 0, email: null, guardian_email: '', status: -1 }
const correct = (id: number, body: object, user = headCoach) =>
  app.send(members.correctMember, { params: { id }, body }, as(user))

describe('somebody without an address', () => {
  test('is added without an invitation, with the address of a parent that siblings share', async () => {
    const answer = await add([
      { first_name: 'Ava', guardian_email: 'Parent@Home.test' },
      { first_name: 'Ben', guardian_email: 'parent@home.test' },
      { first_name: 'Cas', email: 'cas@own.test' },
    ])
    expect(answer.json).toMatchObject({
      data: {
        taken: 3,
        rows: [{ outcome: 'added' }, { outcome: 'added' }, { outcome: 'invited' }],
      },
    })
    for (const name of ['Ava', 'Ben'])
      expect(await noted(name)).toMatchObject({
        email: null,
        guardian_email: 'parent@home.test',
        status: onboarding,
      })
    expect(await mailsTo('parent@home.test')).toEqual([])
    expect(await mailsTo('cas@own.test')).toHaveLength(1)
  })

  test('is one person when the list comes again, and two of one name by their birthdays', async () => {
    await add([{ first_name: 'Dana' }])
    const again = await add([{ first_name: 'dana ' }])
    expect(again.json).toMatchObject({ data: { rows: [{ outcome: 'already-member' }] } })
    const two = await add([
      { first_name: 'Eli', date_of_birth: '2012-01-02' },
      { first_name: 'Eli', date_of_birth: '2013-04-05' },
      { first_name: 'Eli' },
    ])
    expect(two.json).toMatchObject({
      data: {
        rows: [
          { outcome: 'added' },
          { outcome: 'added' },
          { outcome: 'refused', errors: { first_name: [expect.any(String)] } },
        ],
      },
    })
  })

  test('is not doubled by a list that has the address', async () => {
    await add([{ first_name: 'Fay' }])
    expect((await add([{ first_name: 'Fay', email: 'fay@own.test' }])).json).toMatchObject({
      data: { rows: [{ outcome: 'refused', errors: { email: [expect.any(String)] } }] },
    })
  })

  test('is not invited before there is an address', async () => {
    await add([{ first_name: 'Gil' }])
    const { id } = await noted('Gil')
    const one = await app.send(
      members.changeMemberStatus,
      { params: { id }, body: { status: invited } },
      as(headCoach),
    )
    expect(one.json).toMatchObject({ code: 'address_missing' })
    const many = await app.send(
      members.actOnMembers,
      { body: { action: 'invite', user_ids: [id] } },
      as(headCoach),
    )
    expect(many.json).toMatchObject({
      data: { done: [], failed: [{ user_id: id, code: 'address_missing' }] },
    })
    const list = await app.ask(
      members.clubUsers,
      { query: { query: 'Gil', include: 'invitation' } },
      as(headCoach),
    )
    expect(list.data).toMatchObject([{ id, has_email: false }])
  })

  test('is given an address, is invited by it and stays the same person', async () => {
    await add([{ first_name: 'Hal', guardian_email: 'parent@home.test' }])
    const { id } = await noted('Hal')
    expect((await correct(id, { email: 'Hal@Own.test' })).status).toBe(200)
    const { data } = await app.ask(members.getMember, { params: { id } }, as(headCoach))
    expect(data).toMatchObject({
      email: 'hal@own.test',
      guardian_email: 'parent@home.test',
      is_noted: true,
    })
    await app.ask(
      members.changeMemberStatus,
      { params: { id }, body: { status: invited } },
      as(headCoach),
    )
    expect((await mailsTo('hal@own.test'))[0]?.values.link).toContain('/activate-account/')
    expect(await noted('Hal')).toMatchObject({ id, status: invited })
  })

  test('loses the links that went to an address that was wrong', async () => {
    await add([{ first_name: 'Ira', email: 'wrong@own.test' }])
    const { id } = await noted('Ira')
    await correct(id, { email: 'right@own.test' })
    const open = await app.rows(
      'select from one_time_codes where user_id = $1 and used_at is null',
      [id],
    )
    expect(open).toEqual([])
  })
})

describe('a row with squad, year, phone and side', () => {
  const people = [
    {
      line: 1,
      email: 'uma@rows.test',
      first_name: 'Uma',
      last_name: 'Rows',
      squad: 'U15, Novices',
      date_of_birth: '2012',
      phone: '+49 30 555',
      side: 'port',
    },
  ]
  const send = (rest: object, user = headCoach) =>
    app.send(
      invitations.inviteMembers,
      { body: { people, role_ids: [ROLE.athlete], invite: false, ...rest } },
      as(user),
    )

  test('is refused where no such squad exists, and taken with the squads it creates', async () => {
    expect((await send({})).json).toMatchObject({
      data: { rows: [{ outcome: 'refused', errors: { squad: [expect.any(String)] } }] },
    })
    expect((await send({ create_squads: true, dry_run: true })).status).toBe(200)
    expect(await app.rows('select from squads where club_id = $1', [club])).toEqual([])
    expect((await send({ create_squads: true })).json).toMatchObject({ data: { taken: 1 } })
    const stored = await app.rows(
      `select u.date_of_birth, u.birth_day_known, u.phone, m.side, array(
         select s.name from squad_users q join squads s on s.id = q.squad_id
         where q.user_id = u.id order by s.name) as squads
       from users u join memberships m on m.user_id = u.id where u.email = 'uma@rows.test'`,
    )
    expect(stored).toEqual([
      {
        date_of_birth: '2012-12-31',
        birth_day_known: false,
        phone: '+49 30 555',
        side: 'port',
        squads: ['Novices', 'U15'],
      },
    ])
  })

  test('asks for the right to edit squads', async () => {
    const other = await makeMember(app.db, club, [ROLE.head_coach])
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'edit-squads'`,
      [club, other.id],
    )
    expect((await send({ create_squads: true }, other)).json).toMatchObject({
      code: 'permission_missing',
      need: 'edit-squads',
    })
  })
})

describe('the side somebody rows', () => {
  test('is set by who manages members, shown and found by', async () => {
    const body = { user_id: athlete.id, side: 'starboard' as const }
    await app.ask(members.updateMember, { body }, as(headCoach))
    const { data } = await app.ask(members.getMember, { params: { id: athlete.id } }, as(headCoach))
    expect(data.side).toBe('starboard')
    const found = async (sides: string) =>
      (
        await app.ask(
          members.clubUsers,
          { query: { sides, include: 'current_club_user' } },
          as(headCoach),
        )
      ).data.map(({ id }) => id)
    expect(await found('starboard,both')).toEqual([athlete.id])
    expect(await found('both')).toEqual([])
  })
})

describe('a correction', () => {
  test('refuses an address that somebody else has', async () => {
    await add([{ first_name: 'Jo' }])
    const answer = await correct((await noted('Jo')).id, { email: athlete.email })
    expect(answer.json).toMatchObject({ code: 'address_taken' })
  })

  test('refuses whom others know, or who has signed in', async () => {
    expect((await correct(athlete.id, { first_name: 'Other' })).status).toBe(403)
    await add([{ first_name: 'Lou', email: 'lou@own.test' }])
    const { id } = await noted('Lou')
    await addMember(app.db, await makeClub(app.db), id, [ROLE.athlete])
    expect((await correct(id, { first_name: 'Other' })).status).toBe(403)
  })

  test('refuses who manages no members', async () => {
    const coach = await makeMember(app.db, club, [ROLE.coach])
    await add([{ first_name: 'Max' }])
    expect((await correct((await noted('Max')).id, { first_name: 'Mix' }, coach)).status).toBe(403)
  })
})
