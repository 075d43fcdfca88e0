import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as consent from '#contract/people/consent.ts'
import * as guardians from '#contract/club/guardians.ts'
import * as links from '#contract/club/guardians-links.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeUser } from '../../../test/support/factories.ts'
import { openGuardianClub, type GuardianClub } from '../../../test/support/guardian-club.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
})
afterAll(() => world.app.close())

const PASSWORD = 'seven boats in the mist'
const details = (first_name: string) => ({
  first_name,
  last_name: 'Sommer',
  password: PASSWORD,
  preferred_language: 'de' as const,
  time_zone: 'Europe/Berlin',
})
const childrenOf = async (token: string) =>
  (await world.app.ask(guardians.children, {}, { token })).data.map(({ first_name, club_name }) => [
    first_name,
    club_name,
  ])

describe('an invitation', () => {
  test('opens an account, once, and shows the child', async () => {
    const { app, child, invite, club } = world
    const code = await invite(await child('Lea', 10), 'new.parent@slipway.test')
    const params = { code }
    const { data } = await app.ask(links.guardianInvitation, { params }, {})
    expect(data).toMatchObject({
      state: 'open',
      child: 'Lea Meier',
      club: 'Lake RC',
      has_account: false,
    })
    expect(Object.keys(data)).not.toContain('child_id')
    const opened = await app.ask(links.openGuardianAccount, { params, body: details('Sara') }, {})
    expect(await childrenOf(opened.accessToken)).toEqual([['Lea', 'Lake RC']])
    const again = await app.refused(links.openGuardianAccount, { params, body: details('Eve') }, {})
    expect(again.code).toBe('code_unknown')
    const [{ n } = { n: 0 }] = await app.rows<{ n: number }>(
      `select count(*)::int as n from memberships m join users u on u.id = m.user_id
        where u.email = 'new.parent@slipway.test' and m.club_id = $1`,
      [club],
    )
    expect(n).toBe(0)
  })

  test('is accepted by an account there is, and siblings come together, also of another club', async () => {
    const { app, parent, mia, ben, link, child, at } = world
    await link(parent, mia)
    await link(parent, ben)
    const sea = await makeClub(app.db, { name: 'Sea RC' })
    const boss = await makeMember(app.db, sea, [ROLE.manager])
    const tom = await child('Tom', 9, sea)
    await link(parent, tom, { by: boss, of: sea })
    expect(await childrenOf(parent.token)).toEqual([
      ['Ben', 'Lake RC'],
      ['Mia', 'Lake RC'],
      ['Tom', 'Sea RC'],
    ])
    const { data } = await app.ask(
      links.memberGuardians,
      { params: { id: mia.id } },
      at(world.manager),
    )
    expect(data.guardians).toMatchObject([{ state: 'active', full_name: 'Petra Meier' }])
  })

  test('to an address with an account opens no second one', async () => {
    const { app, child, invite } = world
    const known = await makeUser(app.db)
    const code = await invite(await child('Ida', 11), known.email)
    const refused = await app.refused(
      links.openGuardianAccount,
      {
        params: { code },
        body: details('X'),
      },
      {},
    )
    expect(refused.code).toBe('account_exists')
  })

  test.each(['x', 'c0de', "'; drop table guardians; --", 'a'.repeat(100)])(
    'refuses the code %s',
    async (code) => {
      const { app, parent } = world
      const params = { code }
      expect((await app.refused(links.guardianInvitation, { params }, {})).code).toBe(
        'code_unknown',
      )
      expect(
        (await app.refused(links.openGuardianAccount, { params, body: details('X') }, {})).code,
      ).toBe('code_unknown')
      expect((await app.refused(links.declineGuardianInvitation, { params }, {})).code).toBe(
        'code_unknown',
      )
      expect(
        (await app.refused(links.acceptGuardianInvitation, { params }, { token: parent.token }))
          .code,
      ).toBe('code_unknown')
    },
  )

  test('runs out after 14 days', async () => {
    const { app, parent, child, invite } = world
    const code = await invite(await child('Nora', 8), 'late@slipway.test')
    await app.rows(
      `update guardians set code_expires_at = now() - interval '1 second'
        where email = 'late@slipway.test'`,
    )
    const params = { code }
    expect((await app.ask(links.guardianInvitation, { params }, {})).data.state).toBe('expired')
    const refused = await app.refused(
      links.acceptGuardianInvitation,
      { params },
      { token: parent.token },
    )
    expect(refused.code).toBe('code_expired')
    const shut = await app.refused(links.openGuardianAccount, { params, body: details('X') }, {})
    expect(shut.code).toBe('code_expired')
  })

  test('is for members under 18 alone, and by who manages them', async () => {
    const { app, manager, child, at } = world
    const body = { email: 'any@slipway.test', language: 'de' as const }
    const grown = await child('Old', 18)
    const unknown = await makeMember(app.db, world.club, [ROLE.athlete], { date_of_birth: null })
    for (const { id } of [grown, unknown]) {
      const refused = await app.refused(links.inviteGuardian, { params: { id }, body }, at(manager))
      expect(refused.code).toBe('no_guardian')
    }
    const young = await child('Young', 17)
    const params = { id: young.id }
    const athlete = await makeMember(app.db, world.club, [ROLE.athlete])
    expect((await app.refused(links.inviteGuardian, { params, body }, at(athlete))).code).toBe(
      'permission_missing',
    )
    const own = { params, body: { ...body, email: young.email } }
    expect((await app.refused(links.inviteGuardian, own, at(manager))).errors).toHaveProperty(
      'email',
    )
  })

  test('makes nobody a guardian of themselves, and no child one', async () => {
    const { app, child, invite } = world
    const one = await child('One', 12)
    const other = await child('Other', 15)
    const code = await invite(one, 'somebody.else@slipway.test')
    const by = (token: string) =>
      app.refused(links.acceptGuardianInvitation, { params: { code } }, { token })
    expect((await by(one.token)).code).toBe('not_yours')
    expect((await by(other.token)).code).toBe('guardian_minor')
  })
})

test('a guardian who agreed to the use of health data is offered an account, once', async () => {
  const { app, child, codeFor } = world
  const max = await child('Max', 11)
  const email = `parent.of.${max.id}@slipway.test`
  const text_version = CONSENT_TEXT
  await app.ask(
    consent.answerHealthConsent,
    { body: { answer: 'given', text_version, guardian_email: email } },
    { token: max.token },
  )
  const [mail] = await app.rows<{ link: string }>(
    `select "values" ->> 'link' as link from mails where address = $1 and template = 'guardian'`,
    [email],
  )
  const params = { code: mail?.link.split('/').at(-1) ?? '' }
  const early = await app.refused(links.offerGuardianAccount, { params }, {})
  expect(early.code).toBe('guardian_invited')
  const answer = { agrees: true, name: 'Petra Parent', text_version }
  await app.ask(consent.answerAsGuardian, { params, body: answer }, {})
  await app.ask(links.offerGuardianAccount, { params }, {})
  const invited = { params: { code: await codeFor(email) } }
  const { data } = await app.ask(links.guardianInvitation, invited, {})
  expect(data).toMatchObject({ state: 'open', email, child: 'Max Meier' })
  const again = await app.refused(links.offerGuardianAccount, { params }, {})
  expect(again.code).toBe('guardian_invited')
})
