import { describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import { makePersonalLinks, personalLinks } from '#contract/people/invitations-personal.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeSquad, makeUser, type TestUser } from '../support/factories.ts'
import { athlete, app, as, club, headCoach, prepareInvitationClub } from './invitation-club.ts'
import { notedMember } from './matrix-parts-clubs.ts'

prepareInvitationClub()

const make = (user_ids: number[], { renew = false, by = headCoach } = {}) =>
  app.send(makePersonalLinks, { body: { user_ids, renew } }, as(by))
const codeIn = ({ json }: { json: unknown }): string =>
  (json as { data: { url: string }[] }).data[0]?.url.split('/').at(-1) ?? ''
const makeOne = async (member: number, by = headCoach) => codeIn(await make([member], { by }))
const join = (user: TestUser, code: string) =>
  app.send(invitations.joinByLink, { params: { code } }, { token: user.token })
const look = (code: string, user?: TestUser) =>
  user
    ? app.send(invitations.joinLink, { params: { code } }, { token: user.token })
    : app.send(invitations.linkedClub, { params: { code } }, {})
const rowOf = async (member: number) => {
  const { data } = await app.ask(personalLinks, {}, as(headCoach))
  return data.find(({ user_id }) => user_id === member)
}
const ended = { status: 404, json: { code: 'link_ended' } }

describe('making links', () => {
  test('gives each member one, the same until it is renewed, which ends the former', async () => {
    const nele = await notedMember(app.db, club)
    expect(await rowOf(nele)).toMatchObject({ can_make: true, link: null, joined_at: null })
    const first = await makeOne(nele)
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(await makeOne(nele)).toBe(first)
    expect((await rowOf(nele))?.link?.url).toMatch(new RegExp(`/join/${first}$`))
    const second = codeIn(await make([nele], { renew: true }))
    expect(second).not.toBe(first)
    expect(await look(first)).toMatchObject(ended)
    expect((await look(second)).json).toEqual({
      data: {
        club_name: 'Lakeside RC',
        role_id: ROLE.athlete,
        person: { first_name: 'Nele', last_name: 'Noted' },
      },
    })
  })

  test('gives one to whoever asks at once', async () => {
    const nele = await notedMember(app.db, club)
    const [one, other] = await Promise.all([makeOne(nele), makeOne(nele)])
    expect(one).toBe(other)
  })

  test('is noted, and is no link for everybody', async () => {
    const before = await app.ask(invitations.invitationLinks, {}, as(headCoach))
    const nele = await notedMember(app.db, club)
    await makeOne(nele)
    const after = await app.ask(invitations.invitationLinks, {}, as(headCoach))
    expect(after.data.links).toHaveLength(before.data.links.length)
    expect(
      await app.rows(
        `select from audit_log where user_id = $1 and action = 'personal-links-made'
           and subject @> $2`,
        [headCoach.id, JSON.stringify({ user_ids: [nele] })],
      ),
    ).toHaveLength(1)
  })

  test('is refused for who is in, is of another club, or has more rights than the maker', async () => {
    const elsewhere = await notedMember(app.db, await makeClub(app.db))
    expect((await make([athlete.id])).status).toBe(404)
    expect((await make([elsewhere])).status).toBe(404)
    const boss = await notedMember(app.db, club)
    await app.rows('update membership_roles set role_id = $2 where user_id = $1', [
      boss,
      ROLE.manager,
    ])
    expect(await make([boss])).toMatchObject({ status: 403, json: { code: 'beyond_own_rights' } })
    expect(await rowOf(boss)).toMatchObject({ can_make: false })
    expect((await make([boss], { by: athlete })).status).toBe(403)
  })

  test('is refused for somebody under 18 to who sees nobody under 18', async () => {
    const blind = await makeMember(app.db, club, [ROLE.head_coach])
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
         select $1, $2, id, name <> 'view-minors' from permissions
         where name in ('view-minors', 'manage-members')`,
      [club, blind.id],
    )
    const child = await notedMember(app.db, club)
    await app.rows(
      `update users set first_name = 'Kanariechild', date_of_birth = now() - interval '14 years'
         where id = $1`,
      [child],
    )
    const listed = async (by: TestUser) =>
      (await app.send(personalLinks, {}, as(by))).text.includes('Kanariechild')
    expect([await listed(headCoach), await listed(blind)]).toEqual([true, false])
    expect((await make([child], { by: blind })).status).toBe(404)
  })

  test('leaves out who is in already', async () => {
    const nele = await notedMember(app.db, club)
    expect((await make([athlete.id, nele])).json).toMatchObject({ data: [{ user_id: nele }] })
  })
})

describe('the holder of a link', () => {
  test('takes the place of the member, once, and can come back to it', async () => {
    const nele = await notedMember(app.db, club)
    const squad = await makeSquad(app.db, club, [nele])
    await app.rows(
      `update users set date_of_birth = '2012-05-01', gender = 'w', guardian_email = 'p@x.test'
         where id = $1`,
      [nele],
    )
    const code = await makeOne(nele)
    const holder = await makeUser(app.db)
    expect(await look(code, holder)).toMatchObject({
      json: { data: { person: { first_name: 'Nele' }, status: null, becomes: 1 } },
    })
    expect(await join(holder, code)).toMatchObject({ json: { data: { status: 1 } } })
    expect(await join(holder, code)).toMatchObject({ json: { data: { status: 1 } } })
    expect(await look(code, holder)).toMatchObject({
      json: { data: { status: 1, becomes: null } },
    })
    const { data } = await app.ask(members.getMember, { params: { id: holder.id } }, as(headCoach))
    expect(data).toMatchObject({ status: 1, roles: [ROLE.athlete], squads: [{ id: squad }] })
    expect(await app.rows('select from users where id = $1', [nele])).toEqual([])
    expect(
      await app.rows(
        'select date_of_birth::text, gender, guardian_email from users where id = $1',
        [holder.id],
      ),
    ).toEqual([{ date_of_birth: '2012-05-01', gender: 'w', guardian_email: 'p@x.test' }])
    expect(await rowOf(holder.id)).toMatchObject({ link: null, joined_at: expect.any(String) })
    expect(
      await app.rows("select from audit_log where user_id = $1 and action = 'joined-by-link'", [
        holder.id,
      ]),
    ).toHaveLength(1)
    expect(
      await app.rows("select from notifications where kind = 'member-joined' and user_id = $1", [
        headCoach.id,
      ]),
    ).not.toEqual([])
    expect(await look(code)).toMatchObject(ended)
    expect(await join(await makeUser(app.db), code)).toMatchObject(ended)
  })

  test('keeps what their own account says', async () => {
    const nele = await notedMember(app.db, club)
    await app.rows("update users set date_of_birth = '2012-05-01' where id = $1", [nele])
    const holder = await makeUser(app.db, { date_of_birth: '1990-02-03' })
    await join(holder, await makeOne(nele))
    expect(
      await app.rows('select date_of_birth::text from users where id = $1', [holder.id]),
    ).toEqual([{ date_of_birth: '1990-02-03' }])
  })

  test('is one of two who come at once', async () => {
    const code = await makeOne(await notedMember(app.db, club))
    const holders = [await makeUser(app.db), await makeUser(app.db)]
    const statuses = (await Promise.all(holders.map((one) => join(one, code)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 404])
  })

  test('is refused when the club has them under their own account', async () => {
    const code = await makeOne(await notedMember(app.db, club))
    const left = await makeMember(app.db, club, [ROLE.athlete])
    await app.rows('update memberships set status = 3 where user_id = $1', [left.id])
    for (const user of [left, headCoach])
      expect(await look(code, user)).toMatchObject({ json: { data: { becomes: null } } })
    expect(await join(left, code)).toMatchObject({
      status: 409,
      json: { code: 'already_member' },
    })
    expect(await look(code)).toMatchObject({ status: 200 })
  })

  test('leaves another club what it noted of the same account', async () => {
    const nele = await notedMember(app.db, club)
    const other = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 6)', [
      other,
      nele,
    ])
    await join(await makeUser(app.db), await makeOne(nele))
    expect(await app.rows('select club_id from memberships where user_id = $1', [nele])).toEqual([
      { club_id: other },
    ])
  })
})

describe('a link leads nowhere', () => {
  test('when its days are over, or it was ended', async () => {
    const [one, other] = [await notedMember(app.db, club), await notedMember(app.db, club)]
    const [late, revoked] = [await makeOne(one), await makeOne(other)]
    await app.rows('update invitation_links set expires_at = now() where user_id = $1', [one])
    const id = (await rowOf(other))?.link?.id ?? 0
    await app.ask(invitations.revokeInvitationLink, { params: { id } }, as(headCoach))
    expect(await look(late)).toMatchObject(ended)
    expect(await look(revoked)).toMatchObject(ended)
    expect([(await rowOf(one))?.link, (await rowOf(other))?.link]).toEqual([null, null])
    expect(await makeOne(one)).not.toBe(late)
  })

  test('when its maker no longer holds the rights of the member', async () => {
    const maker = await makeMember(app.db, club, [ROLE.head_coach])
    const nele = await notedMember(app.db, club)
    const code = await makeOne(nele, maker)
    await app.rows('update membership_roles set role_id = $2 where user_id = $1', [
      nele,
      ROLE.manager,
    ])
    expect(await look(code)).toMatchObject(ended)
    await app.rows('update membership_roles set role_id = $2 where user_id = $1', [
      nele,
      ROLE.athlete,
    ])
    expect((await look(code)).status).toBe(200)
    await app.rows('delete from membership_roles where user_id = $1', [maker.id])
    expect(await look(code)).toMatchObject(ended)
  })

  test('when the member has opened an account, or was removed', async () => {
    const nele = await notedMember(app.db, club)
    const code = await makeOne(nele)
    const stranger = await makeUser(app.db)
    await app.rows(
      `update users set email = 'nele@slipway.test', email_verified_at = now() where id = $1`,
      [nele],
    )
    expect(await join(stranger, code)).toMatchObject(ended)
    await app.rows('update users set email_verified_at = null where id = $1', [nele])
    expect((await look(code)).status).toBe(200)
    await app.rows('update memberships set status = 3 where user_id = $1', [nele])
    expect(await join(stranger, code)).toMatchObject(ended)
  })
})

test('the first look by somebody other than the maker is noted', async () => {
  const nele = await notedMember(app.db, club)
  const code = await makeOne(nele)
  await look(code, headCoach)
  expect((await rowOf(nele))?.link?.opened_at).toBeNull()
  await Promise.all([look(code), look(code), look(code)])
  const opened = (await rowOf(nele))?.link?.opened_at
  expect(opened).toEqual(expect.any(String))
  await look(code, await makeUser(app.db))
  expect((await rowOf(nele))?.link?.opened_at).toBe(opened)
})
