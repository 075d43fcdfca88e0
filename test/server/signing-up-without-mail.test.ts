import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { createInvitationLink, invitationLinks } from '#contract/people/invitations.ts'
import { makePersonalLinks } from '#contract/people/invitations-personal.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import { notedMember } from './matrix-parts-clubs.ts'
import { address, NEW, signUp, signUpBy } from './sign-up.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
const as = () => ({ token: coach.token, club })
beforeAll(async () => {
  app = await startTestApp({ showMailLinks: false })
  club = await makeClub(app.db, { name: 'Silent RC' })
  coach = await makeMember(app.db, club, [ROLE.head_coach])
})
afterAll(() => app.close())

const lastPart = (url: string | undefined) => url?.split('/').at(-1) ?? ''
async function personalLink(email: string | null = null) {
  const member = await notedMember(app.db, club)
  await app.rows('update users set email = $2 where id = $1', [member, email])
  const { data } = await app.ask(makePersonalLinks, { body: { user_ids: [member] } }, as())
  return { member, code: lastPart(data[0]?.url) }
}
async function commonLink(direct: boolean): Promise<string> {
  const body = { role_id: ROLE.athlete, direct, days: 7 } as const
  const { data } = await app.ask(createInvitationLink, { body }, as())
  const { links } = (await app.ask(invitationLinks, {}, as())).data
  return lastPart(links.find(({ id }) => id === data.id)?.url)
}

const by = (code: string, email: string, password: string | undefined = NEW) => ({
  body: { ...signUpBy(code, email).body, password },
})
const send = (code: string, email: string) => app.send(register, by(code, email), {})
async function enter(code: string, email: string) {
  const { data } = await app.ask(register, by(code, email), {})
  const { accessToken: token = '', user } = data.signed_in ?? {}
  return { id: user?.id, clubs: (await app.ask(myClubs, {}, { token })).data }
}
const refusedAddress = { status: 400, json: { errors: { email: [expect.any(String)] } } }

describe('where no mail leaves, a sign-up by a link', () => {
  test('opens the account, signs in and takes the place of the member', async () => {
    const { member, code } = await personalLink()
    const { clubs } = await enter(code, address())
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 1 } }])
    expect(await app.rows('select from users where id = $1', [member])).toEqual([])
    expect(await app.rows("select from mails where template = 'activation'")).toEqual([])
  })

  test('enters by a link for everybody, or asks by it', async () => {
    expect((await enter(await commonLink(true), address())).clubs).toMatchObject([
      { club_id: club, status: { id: 1 } },
    ])
    expect((await enter(await commonLink(false), address())).clubs).toMatchObject([
      { club_id: club, status: { id: 0 } },
    ])
  })

  test('opens the account the club noted for the member', async () => {
    const email = address()
    const { member, code } = await personalLink(email)
    const { id, clubs } = await enter(code, email)
    expect(id).toBe(member)
    expect(clubs).toMatchObject([{ club_id: club, status: { id: 1 } }])
  })

  test('is refused for the address of an opened account', async () => {
    const { code } = await personalLink()
    expect(await send(code, (await makeUser(app.db)).email)).toMatchObject(refusedAddress)
    expect(await send(await commonLink(true), coach.email)).toMatchObject(refusedAddress)
  })

  test('is refused for the unopened account of somebody else', async () => {
    const [other, begun] = [address(), await makeUser(app.db, { email_verified_at: null })]
    await personalLink(other)
    const { code } = await personalLink()
    expect(await send(code, other)).toMatchObject(refusedAddress)
    expect(await send(code, begun.email)).toMatchObject(refusedAddress)
    expect(await send(await commonLink(true), other)).toMatchObject(refusedAddress)
  })

  test('is refused for an unopened account that another club knows too', async () => {
    const email = address()
    const { member, code } = await personalLink(email)
    await addMember(app.db, await makeClub(app.db), member, [ROLE.athlete], 4)
    expect(await send(code, email)).toMatchObject(refusedAddress)
    expect(await app.rows('select password_hash from users where id = $1', [member])).toEqual([
      { password_hash: null },
    ])
  })

  test('is refused without a password, and when the link has ended', async () => {
    const { member, code } = await personalLink()
    expect(await app.send(register, signUpBy(code, address()), {})).toMatchObject({
      status: 400,
      json: { errors: { password: [expect.any(String)] } },
    })
    await app.rows('update invitation_links set revoked_at = now() where user_id = $1', [member])
    const email = address()
    expect(await send(code, email)).toMatchObject({ status: 404, json: { code: 'link_ended' } })
    expect(await app.rows('select from users where email = $1', [email])).toEqual([])
  })

  test('lets in one of many at once, and makes no account for the others', async () => {
    const { code } = await personalLink()
    const emails = Array.from({ length: 6 }, address)
    const answers = await Promise.all(emails.map((email) => send(code, email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    const accounts = await app.rows('select from users where email = any ($1)', [emails])
    expect(accounts).toHaveLength(1)
  })
})

test('without a link the account waits, as where mail leaves', async () => {
  const { json } = await app.send(register, signUp(address()), {})
  expect(json).toEqual({ data: { done: true, signed_in: null } })
})
