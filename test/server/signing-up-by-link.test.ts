import { beforeAll, describe, expect, test } from 'vitest'
import {
  accountDetails,
  getUserData,
  register,
  resendActivation,
} from '#contract/people/account.ts'
import { createInvitationLink, invitationLinks, linkedClub } from '#contract/people/invitations.ts'
import { makePersonalLinks } from '#contract/people/invitations-personal.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSquad, makeUser, type TestUser } from '../support/factories.ts'
import { notedMember } from './matrix-parts-clubs.ts'
import { address, app, codeIn, details, mailTo, prepareSignUp, signUpBy } from './sign-up.ts'

prepareSignUp()

let club: ClubId
let squad: number
let coach: TestUser
beforeAll(async () => {
  club = await makeClub(app.db, { name: 'Quai RC' })
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  squad = await makeSquad(app.db, club, [])
})

async function link(body: object = {}): Promise<{ id: number; code: string; short: string }> {
  const as = { token: coach.token, club }
  const whole = { role_id: ROLE.athlete, direct: true, days: 7, ...body }
  const { data } = await app.ask(createInvitationLink, { body: whole }, as)
  const { links } = (await app.ask(invitationLinks, {}, as)).data
  const made = links.find(({ id }) => id === data.id)
  return { id: data.id, code: made?.url.split('/').at(-1) ?? '', short: made?.short_code ?? '' }
}

async function open(code: string) {
  const { data } = await app.ask(getUserData, { params: { code } }, {})
  const { accessToken } = await app.ask(accountDetails, details(data.id, code), {})
  const after = await app.ask(getUserData, { params: { code } }, {})
  const clubs = await app.ask(myClubs, {}, { token: accessToken })
  return { id: data.id, before: data.join, join: after.data.join, clubs: clubs.data }
}

describe('the link of a club, to who has no account', () => {
  test('says the name of the club and the role, and no more', async () => {
    const { code, short } = await link()
    for (const one of [code, short.toLowerCase()])
      expect((await app.ask(linkedClub, { params: { code: one } }, {})).data).toEqual({
        club_name: 'Quai RC',
        role_id: ROLE.athlete,
        person: null,
      })
    expect(await app.refused(linkedClub, { params: { code: 'ABCDEFGH' } }, {})).toMatchObject({
      status: 404,
      code: 'link_ended',
    })
  })

  test('leads into the club and the squad once the account is open', async () => {
    const { code } = await link({ squad_id: squad })
    const email = address()
    await app.ask(register, signUpBy(code, email), {})
    const { id, before, join, clubs } = await open(codeIn(await mailTo(email)))
    expect(before).toMatchObject({ code, club_name: 'Quai RC', status: null, ended: false })
    expect(join).toMatchObject({ club_id: club, status: 1 })
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 1 }, roles: [{ id: 2 }] }])
    expect(await app.rows('select squad_id from squad_users where user_id = $1', [id])).toEqual([
      { squad_id: squad },
    ])
    expect(
      await app.rows("select from notifications where kind = 'member-joined' and user_id = $1", [
        coach.id,
      ]),
    ).toHaveLength(1)
  })

  test('asks the club where the link asks, also after another mail', async () => {
    const { short } = await link({ direct: false })
    const email = address()
    await app.ask(register, signUpBy(short, email), {})
    await mailTo(email)
    await app.ask(resendActivation, { body: { email } }, {})
    const { join, clubs } = await open(codeIn(await mailTo(email, 2)))
    expect(join).toMatchObject({ code: short, status: 0, ended: false })
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 0 } }])
    expect(await mailTo(coach.email)).toContain('Fay Founder')
  })

  test('opens the account and says so when it has ended meanwhile', async () => {
    const { id, code } = await link()
    const email = address()
    await app.ask(register, signUpBy(code, email), {})
    const mailed = codeIn(await mailTo(email))
    await app.rows('update invitation_links set revoked_at = now() where id = $1', [id])
    const { join, clubs } = await open(mailed)
    expect(join).toMatchObject({ club_name: 'Quai RC', status: null, ended: true })
    expect(clubs).toEqual([])
  })

  test('leads who has an account to the link again', async () => {
    const { code } = await link()
    const { email } = await makeUser(app.db)
    await app.ask(register, signUpBy(code, email), {})
    const mail = (await mailTo(email)).replaceAll('=\r\n', '')
    expect(mail).toContain(`/join/${code}`)
  })

  test('is refused where it is no code', async () => {
    const { status, errors } = await app.refused(register, signUpBy('../evil?x=', address()), {})
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['join']])
  })
})

describe('the link of one member, to who has no account', () => {
  async function personalLink() {
    const as = { token: coach.token, club }
    const member = await notedMember(app.db, club)
    const { data } = await app.ask(makePersonalLinks, { body: { user_ids: [member] } }, as)
    return { member, code: data[0]?.url.split('/').at(-1) ?? '' }
  }

  test('gives their place to the account that the mail opens', async () => {
    const { member, code } = await personalLink()
    const email = address()
    await app.ask(register, signUpBy(code, email), {})
    const { id, before, join, clubs } = await open(codeIn(await mailTo(email)))
    expect(before).toMatchObject({ code, role_id: ROLE.athlete, status: null, ended: false })
    expect(join).toMatchObject({ club_id: club, status: 1 })
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 1 }, roles: [{ id: 2 }] }])
    expect(await app.rows('select from users where id = $1', [member])).toEqual([])
    expect(await app.rows('select user_id from invitation_links where token = $1', [code])).toEqual(
      [{ user_id: id }],
    )
  })

  test('opens the account of the member where it is theirs', async () => {
    const { member, code } = await personalLink()
    const email = address()
    await app.rows('update users set email = $2 where id = $1', [member, email])
    await app.ask(register, signUpBy(code, email), {})
    const { id, clubs } = await open(codeIn(await mailTo(email)))
    expect(id).toBe(member)
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 1 } }])
  })

  test('opens the account alone where somebody else was first', async () => {
    const { code } = await personalLink()
    const [first, second] = [address(), address()]
    for (const email of [first, second]) await app.ask(register, signUpBy(code, email), {})
    const mails = [codeIn(await mailTo(first)), codeIn(await mailTo(second))]
    expect((await open(mails[0] ?? '')).clubs).toHaveLength(1)
    const late = await open(mails[1] ?? '')
    expect([late.before?.ended, late.clubs]).toEqual([true, []])
  })

  test('answers alike for every address', async () => {
    const { member, code } = await personalLink()
    const [own, unopened] = [address(), await makeUser(app.db, { email_verified_at: null })]
    await app.rows('update users set email = $2 where id = $1', [member, own])
    const { email } = await makeUser(app.db)
    for (const one of [address(), own, unopened.email, email])
      expect((await app.send(register, signUpBy(code, one), {})).json).toEqual({
        data: { done: true, signed_in: null },
      })
  })
})

test('wrong codes are refused after twenty, and right ones count as none', async () => {
  const strict = await startTestApp({ loginsPerMinute: 30 })
  try {
    const theirs = await makeClub(strict.db)
    const maker = await makeMember(strict.db, theirs, [ROLE.head_coach])
    const as = { token: maker.token, club: theirs }
    const body = { role_id: ROLE.athlete, direct: true, days: 7 }
    await strict.ask(createInvitationLink, { body }, as)
    const { links } = (await strict.ask(invitationLinks, {}, as)).data
    const look = async (code: string) =>
      (await strict.send(linkedClub, { params: { code } }, {})).status
    for (let time = 0; time < 25; time++) expect(await look(links[0]?.short_code ?? '')).toBe(200)
    const statuses = []
    for (let guess = 0; guess < 25; guess++) statuses.push(await look('ABCDEFGH'))
    expect([statuses[0], statuses[15], statuses.at(-1)]).toEqual([404, 404, 429])
  } finally {
    await strict.close()
  }
})
