import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as admin from '#contract/platform/admin.ts'
import * as invitations from '#contract/people/invitations.ts'
import { invitationsADay } from '#domain/constants/invitation-limits.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  giveSecondStep,
  makeClub,
  makeMember,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import { problemOf, type As } from '../support/http.ts'

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

describe('invitations of a day', () => {
  const limit = invitationsADay('free-trial')
  const sendBefore = (clubId: number, by: number, count: number, address = 'x') =>
    app.rows(
      `insert into mails (address, language, template, about_club, caused_by)
        select $4 || n || '@example.net', 'en', 'invitation', $1, $2
          from generate_series(1, $3::int) n`,
      [clubId, by, count, address],
    )

  test('are refused beyond the limit of the club, none is sent, and it says how many are left', async () => {
    const own = await makeClub(app.db, { plan: 'free-trial' })
    const person = await makeMember(app.db, own, [ROLE.manager])
    const by = { token: person.token, club: own, language: 'en' }
    await sendBefore(own, manager.id, limit - 2)
    const answer = await invite(['a1@example.org', 'a2@example.org', 'a3@example.org'], by)
    const { code, message } = problemOf(answer)
    expect([answer.status, code]).toEqual([429, 'invitation_limit'])
    expect(message).toContain(`You have 2 of ${limit} invitations left`)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await mailsTo('a1@example.org')).toEqual([])
    expect((await invite(['a1@example.org', 'a2@example.org'], by)).status).toBe(200)
    expect((await invite(['a4@example.org'], by)).status).toBe(429)
  })

  test('are refused beyond the limit of the person, whatever the club', async () => {
    const [one, two] = [
      await makeClub(app.db, { plan: 'free-trial' }),
      await makeClub(app.db, { plan: 'free-trial' }),
    ]
    const person = await makeMember(app.db, one, [ROLE.manager])
    await addMember(app.db, two, person.id, [ROLE.manager])
    await sendBefore(one, person.id, limit)
    expect((await invite(['b1@example.org'], { token: person.token, club: two })).status).toBe(429)
  })

  test('are more for a club that pays, and shown to administrators', async () => {
    const own = await makeClub(app.db, { plan: 'gold' })
    const person = await makeMember(app.db, own, [ROLE.manager])
    await sendBefore(own, person.id, limit)
    expect((await invite(['c1@example.org'], { token: person.token, club: own })).status).toBe(200)
    const administrator = await makeUser(app.db)
    await app.rows('update users set is_admin = true where id = $1', [administrator.id])
    await giveSecondStep(app.db, administrator.id)
    const { data } = await app.ask(admin.adminClub, { params: { id: own } }, administrator)
    expect(data.invitations).toEqual({ used: limit + 1, limit: invitationsADay('gold') })
    expect(invitationsADay('gold')).toBeGreaterThan(limit)
  })

  test('are so many for one address, no matter who invites', async () => {
    for (let n = 0; n < 5; n++)
      await app.rows(
        `insert into mails (address, language, template)
          values ('much@example.org', 'en', 'invitation')`,
      )
    const { json } = await invite(['much@example.org'])
    expect(json).toMatchObject({
      data: {
        rows: [
          { outcome: 'refused', errors: { email: [expect.stringContaining('several times')] } },
        ],
      },
    })
  })

  test('cannot both have what is left when two are sent at once', async () => {
    const own = await makeClub(app.db, { plan: 'free-trial' })
    const person = await makeMember(app.db, own, [ROLE.manager])
    const by = { token: person.token, club: own }
    await sendBefore(own, person.id, limit - 1)
    const answers = await Promise.all(
      ['d1', 'd2', 'd3'].map((name) => invite([`${name}@example.org`], by)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  })
})
