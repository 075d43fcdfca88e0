import { describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import { personalLinks } from '#contract/people/invitations-personal.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import { athlete, app, as, club, headCoach, prepareInvitationClub } from './invitation-club.ts'
import { notedMember } from './matrix-parts-clubs.ts'
import { codeIn, ended, join, look, make, makeOne, rowOf } from './personal-link-calls.ts'

prepareInvitationClub()

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

  test('gives two requests at once the same link', async () => {
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
