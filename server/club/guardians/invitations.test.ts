import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as links from '#contract/club/guardians-links.ts'
import { openGuardianClub, type GuardianClub } from '../../../test/support/guardian-club.ts'
import type { TestUser } from '../../../test/support/factories.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
})
afterAll(() => world.app.close())

/** The only guardian of a child, invited or accepted. */
const guardianOf = async ({ id }: TestUser) => {
  const { app, at, manager } = world
  const { data } = await app.ask(links.memberGuardians, { params: { id } }, at(manager))
  return { id, guardian_id: data.guardians[0]?.id ?? 0 }
}

describe('an invitation', () => {
  test('is declined once and for the club', async () => {
    const { app, manager, child, invite, at } = world
    const kim = await child('Kim', 8)
    const code = await invite(kim, 'unwilling@slipway.test')
    await app.ask(links.declineGuardianInvitation, { params: { code } }, {})
    expect((await app.refused(links.guardianInvitation, { params: { code } }, {})).code).toBe(
      'code_unknown',
    )
    const refused = await app.refused(
      links.inviteGuardian,
      { params: { id: kim.id }, body: { email: 'Unwilling@slipway.test', language: 'de' } },
      at(manager),
    )
    expect(refused.code).toBe('invitation_unwanted')
  })

  test('is sent again after ten minutes, and the code before ends', async () => {
    const { app, manager, child, invite, codeFor, at } = world
    const jo = await child('Jo', 8)
    const first = await invite(jo, 'twice@slipway.test')
    const twice = await app.refused(
      links.inviteGuardian,
      { params: { id: jo.id }, body: { email: 'twice@slipway.test', language: 'de' } },
      at(manager),
    )
    expect(twice.code).toBe('guardian_invited')
    const params = await guardianOf(jo)
    expect((await app.refused(links.resendGuardianInvitation, { params }, at(manager))).code).toBe(
      'just_invited',
    )
    await app.rows(`update guardians set sent_at = sent_at - interval '11 minutes'`)
    await app.ask(links.resendGuardianInvitation, { params }, at(manager))
    expect(
      (await app.refused(links.guardianInvitation, { params: { code: first } }, {})).code,
    ).toBe('code_unknown')
    const second = await codeFor('twice@slipway.test')
    expect(
      (await app.ask(links.guardianInvitation, { params: { code: second } }, {})).data.state,
    ).toBe('open')
  })

  test('is not sent again when the address wants no invitations by now', async () => {
    const { app, club, manager, child, invite, at } = world
    const kai = await child('Kai', 9)
    await invite(kai, 'weary@slipway.test')
    await app.rows(
      'insert into unwanted_invitations (address_hash, about_club) values (app.address_hash($1), $2)',
      ['weary@slipway.test', club],
    )
    await app.rows(`update guardians set sent_at = sent_at - interval '11 minutes'`)
    const params = await guardianOf(kai)
    const refused = await app.refused(links.resendGuardianInvitation, { params }, at(manager))
    expect(refused.code).toBe('invitation_unwanted')
  })
})
