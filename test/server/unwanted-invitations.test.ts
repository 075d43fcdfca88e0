import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import * as stops from '#contract/people/invitations-stops.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId, other: ClubId
let manager: TestUser
let as: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  other = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
  await addMember(app.db, other, manager.id, [ROLE.manager])
  as = { token: manager.token, club, language: 'en' }
})
afterAll(() => app.close())

const rowOf = (email: string) => ({ line: 1, email, first_name: 'Ida', last_name: 'Rower' })
const invite = (emails: readonly string[], by: As = as) =>
  app.send(
    invitations.inviteMembers,
    { body: { people: emails.map(rowOf), role_ids: [ROLE.athlete], invite: true } },
    by,
  )
const mailsTo = (address: string) =>
  app.rows<{ values: { unwanted: string; link: string } }>(
    `select "values" from mails where address = $1 order by id`,
    [address],
  )
const codeFor = async (address: string) =>
  (await mailsTo(address)).at(-1)?.values.unwanted.split('/').at(-1) ?? ''
const statusOf = async (address: string) =>
  (
    await app.rows<{ status: number }>(
      `select m.status
       from memberships m
       join users u on u.id = m.user_id
       where u.email = $1
         and m.club_id = $2`,
      [address, club],
    )
  )[0]?.status

describe('who does not want an invitation', () => {
  test('declines it signed out, and gets no further one of the club', async () => {
    await invite(['no@example.org'])
    const code = await codeFor('no@example.org')
    expect((await app.ask(stops.stoppedInvitations, { params: { code } }, {})).data.scope).toBe(
      'none',
    )
    const { data } = await app.ask(
      stops.stopInvitations,
      { params: { code }, body: { scope: 'club' } },
      {},
    )
    expect(data.scope).toBe('club')
    expect(await statusOf('no@example.org')).toBe(MEMBER_STATUS.athlete_rejected)
    const again = await invite(['no@example.org', 'yes@example.org'])
    expect(again.status).toBe(206)
    expect(again.json).toMatchObject({
      data: {
        taken: 1,
        rows: [
          { outcome: 'refused', errors: { email: ['Does not want invitations.'] } },
          { outcome: 'invited' },
        ],
      },
    })
    expect(await mailsTo('no@example.org')).toHaveLength(1)
    expect((await invite(['no@example.org'], { ...as, club: other })).status).toBe(200)
  })

  test.each(['club', 'all'] as const)(
    'declines it (%s) also where the club brought them in, in whose place they are invited',
    async (scope) => {
      const account = await makeUser(app.db)
      const [{ id } = { id: 0 }] = await app.rows<{ id: number }>(
        `with made as (
           insert into users (first_name, last_name, awaited_email) values ('Ida', 'Rower', $2)
           returning id)
         insert into memberships (club_id, user_id, status) select $1, id, 6 from made
         returning user_id as id`,
        [club, account.email],
      )
      const body = { action: 'invite' as const, user_ids: [id] }
      await app.ask(members.actOnMembers, { body }, as)
      const code = await codeFor(account.email)
      await app.ask(stops.stopInvitations, { params: { code }, body: { scope } }, {})
      const { data } = await app.ask(members.getMember, { params: { id } }, as)
      expect(data.status).toBe(MEMBER_STATUS.athlete_rejected)
    },
  )

  test('can refuse all clubs, and take that back', async () => {
    await invite(['none@example.org'])
    const code = await codeFor('none@example.org')
    const stop = (scope: 'all' | 'none') =>
      app.ask(stops.stopInvitations, { params: { code }, body: { scope } }, {})
    expect((await stop('all')).data.scope).toBe('all')
    const refused = await invite(['NONE@example.org'], { ...as, club: other })
    expect(refused).toMatchObject({ status: 200, json: { message: expect.any(String) } })
    expect((await stop('none')).data.scope).toBe('none')
    expect((await invite(['none@example.org'], { ...as, club: other })).status).toBe(200)
  })

  test('needs one click in a mail program that knows of it', async () => {
    await invite(['click@example.org'])
    const code = await codeFor('click@example.org')
    const answer = await app.call('POST', `no-invitations/${code}/one-click`, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(200)
    expect(await statusOf('click@example.org')).toBe(MEMBER_STATUS.athlete_rejected)
  })

  test('is not invited again from the list of members either', async () => {
    await invite(['list@example.org'])
    const code = await codeFor('list@example.org')
    await app.ask(stops.stopInvitations, { params: { code }, body: { scope: 'club' } }, {})
    const [{ id } = { id: 0 }] = await app.rows<{ id: number }>(
      `select id from users where email = 'list@example.org'`,
    )
    const { code: refusal } = await app.refused(
      members.changeMemberStatus,
      { params: { id }, body: { status: 4 } },
      as,
    )
    expect(refusal).toBe('invitation_unwanted')
    const { json } = await app.send(
      members.actOnMembers,
      { body: { action: 'invite', user_ids: [id] } },
      as,
    )
    expect(json).toMatchObject({
      data: { done: [], failed: [{ user_id: id, code: 'invitation_unwanted' }] },
    })
    expect(await mailsTo('list@example.org')).toHaveLength(1)
  })

  test('is kept as a hash only', async () => {
    const rows = await app.rows<{ text: string }>(
      'select unwanted_invitations::text as text from unwanted_invitations',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text.includes('example'))).toEqual([])
  })

  test('finds nothing behind a code that is none', async () => {
    const params = { code: 'x'.repeat(32) }
    expect((await app.refused(stops.stoppedInvitations, { params }, {})).code).toBe('code_unknown')
    expect(
      (await app.refused(stops.stopInvitations, { params, body: { scope: 'all' } }, {})).code,
    ).toBe('code_unknown')
  })
})

test('a mail of an invitation says how to stop them, and nothing that looks like ours', async () => {
  await app.rows('update clubs set name = $2 where id = $1', [
    other,
    'Prize\r\nBcc: all@evil.example\nPay at https://evil.example/now',
  ])
  await invite(['mail@example.org'], { ...as, club: other })
  const folder = join(app.folder, 'mail')
  const read = async () => {
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.find((mail) => mail.includes('To: mail@example.org')) ?? ''
  }
  await expect
    .poll(read, { timeout: 10_000 })
    .toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  const mail = await read()
  expect(mail).toMatch(
    /\nList-Unsubscribe: <http:\/\/localhost\/api\/v2\/no-invitations\/[\w-]+\/one-click>\n/,
  )
  expect(mail).toMatch(
    /Decline and stop further invitations[^\n]*\nhttp:\/\/localhost\/no-invitations\/[\w-]+\n/,
  )
  expect(mail).not.toMatch(/\nBcc:|evil\.example|:\/\/evil/)
})
