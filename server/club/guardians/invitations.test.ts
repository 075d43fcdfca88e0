import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import * as links from '#contract/club/guardians-links.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeUser,
  type TestUser,
} from '../../../test/support/factories.ts'
import { openGuardianClub, type GuardianClub } from '../../../test/support/guardian-club.ts'
import type { ClubId } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'

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

describe('of a child who has not joined', () => {
  /** Another club that added the child by address, and its manager. */
  const otherClubOf = async (child: TestUser, status: MemberStatus) => {
    const { db } = world.app
    const club = await makeClub(db, { name: 'Strange RC' })
    await addMember(db, club, child.id, [ROLE.athlete], status)
    return { club, boss: await makeMember(db, club, [ROLE.manager]) }
  }
  const childrenOf = async (token: string) =>
    (await world.app.ask(guardians.children, {}, { token })).data.map(
      ({ first_name, club_name }) => [first_name, club_name],
    )
  const invitedBy = ({ club, boss }: { club: ClubId; boss: TestUser }, { id }: TestUser) =>
    world.app.refused(
      links.inviteGuardian,
      { params: { id }, body: { email: 'stranger@slipway.test', language: 'de' } },
      { token: boss.token, club },
    )

  test.each([MEMBER_STATUS.onboarding, MEMBER_STATUS.invited])(
    'a child with an account that has not joined can have no guardian here (status %i)',
    async (status) => {
      const { app, child } = world
      const kim = await child('Kim', 12)
      await app.rows(`update users set guardian_email = 'mum@home.test' where id = $1`, [kim.id])
      const otherClub = await otherClubOf(kim, status)
      expect((await invitedBy(otherClub, kim)).code).toBe('no_guardian')
      const at = { token: otherClub.boss.token, club: otherClub.club }
      const { data } = await app.ask(links.memberGuardians, { params: { id: kim.id } }, at)
      expect(data).toEqual({ guardians: [], refused: 'not_in_club', contact: null })
    },
  )

  test('an invitation or a link from before shows nothing until the child joins', async () => {
    const { app, parent, child } = world
    const pia = await child('Pia', 12)
    const { club } = await otherClubOf(pia, MEMBER_STATUS.onboarding)
    const stranger = await makeUser(app.db, { date_of_birth: '1980-01-01' })
    await app.rows(
      `insert into guardians (club_id, child_id, guardian_id, email, language, accepted_at)
        values ($1, $2, $3, $4, 'de', now())`,
      [club, pia.id, stranger.id, stranger.email],
    )
    await app.rows(
      `insert into guardians (club_id, child_id, email, language, code_hash, code_expires_at)
        values ($1, $2, $3, 'de', $4, now() + interval '1 day')`,
      [club, pia.id, parent.email, hashOf('before')],
    )
    const params = { code: 'before' }
    expect(await childrenOf(stranger.token)).toEqual([])
    expect((await app.ask(links.guardianInvitation, { params }, {})).data.state).toBe('expired')
    await app.rows('update memberships set status = 1 where club_id = $1', [club])
    expect(await childrenOf(stranger.token)).toEqual([['Pia', 'Strange RC']])
  })

  test('whom the club itself noted has one, and no club that notes them later', async () => {
    const { app, child, parent, link, club } = world
    const zoe = await child('Zoe', 12)
    await app.rows(
      'update users set email_verified_at = null, password_hash = null where id = $1',
      [zoe.id],
    )
    await app.rows('update memberships set status = 6 where club_id = $1 and user_id = $2', [
      club,
      zoe.id,
    ])
    const otherClub = await otherClubOf(zoe, MEMBER_STATUS.onboarding)
    expect((await invitedBy(otherClub, zoe)).code).toBe('no_guardian')
    await link(parent, zoe)
    expect(await childrenOf(parent.token)).toContainEqual(['Zoe', 'Lake RC'])
  })
})
