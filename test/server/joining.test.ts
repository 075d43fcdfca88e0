import { describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSquad, makeUser, type TestUser } from '../support/factories.ts'
import {
  app,
  approved,
  as,
  club,
  headCoach,
  mailsTo,
  pending,
  prepareInvitationClub,
} from './invitation-club.ts'

prepareInvitationClub()

describe('a link', () => {
  const make = async (body: object, user = headCoach) => {
    const { data } = await app.ask(
      invitations.createInvitationLink,
      { body: { role_id: ROLE.athlete, direct: true, days: 7, ...body } },
      as(user),
    )
    const { data: shown } = await app.ask(invitations.invitationLinks, {}, as(user))
    const link = shown.links.find(({ id }) => id === data.id)
    return {
      id: data.id,
      token: link?.url.split('/').at(-1) ?? '',
      short: link?.short_code ?? '',
      link,
    }
  }
  const join = (user: TestUser, code: string) =>
    app.send(invitations.joinByLink, { params: { code } }, { token: user.token })

  test('lets in at once, or asks, by address or short code', async () => {
    const direct = await make({})
    expect(direct.link?.qr).toMatch(/^<svg/)
    expect(direct.short).toMatch(/^[A-HJKMNP-Z]{8}$/)
    expect(direct.token.length).toBeGreaterThanOrEqual(22)
    const one = await makeUser(app.db)
    expect((await join(one, direct.token)).json).toMatchObject({
      data: { club_id: club, status: approved },
    })
    expect((await join(one, direct.token)).json).toMatchObject({ data: { status: approved } })
    const asking = await make({ direct: false, role_id: ROLE.coach })
    const other = await makeUser(app.db)
    expect((await join(other, asking.short.toLowerCase())).json).toMatchObject({
      data: { status: pending },
    })
    const link = `/club-members?status=${pending}&club_id=${club}`
    expect(await mailsTo(headCoach.email)).toMatchObject([
      { template: 'join-request', values: { link } },
    ])
    expect((await join(other, asking.short)).json).toMatchObject({ data: { status: pending } })
    const twice = await makeUser(app.db)
    const taps = await Promise.all([join(twice, direct.token), join(twice, direct.token)])
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    expect(
      await app.rows("select from audit_log where user_id = $1 and action = 'joined-by-link'", [
        twice.id,
      ]),
    ).toHaveLength(1)
    await app.ask(
      members.actOnMembers,
      { body: { action: 'approve', user_ids: [other.id] } },
      as(headCoach),
    )
    expect(
      (await app.ask(members.getMember, { params: { id: other.id } }, as(headCoach))).data,
    ).toMatchObject({ status: 1, roles: [6] })
  })

  test('leads into its squad at once, or once the person is approved', async () => {
    const squad = await makeSquad(app.db, club, [])
    const squadsOf = async (user: TestUser) =>
      (
        await app.ask(members.getMember, { params: { id: user.id } }, as(headCoach))
      ).data.squads.map(({ id }) => id)
    const [direct, asking] = [
      await make({ squad_id: squad, direct: true }),
      await make({ squad_id: squad, direct: false }),
    ]
    const [one, other] = [await makeUser(app.db), await makeUser(app.db)]
    await join(one, direct.token)
    await join(other, asking.token)
    await app.ask(
      members.actOnMembers,
      { body: { action: 'approve', user_ids: [other.id] } },
      as(headCoach),
    )
    expect([await squadsOf(one), await squadsOf(other)]).toEqual([[squad], [squad]])
  })

  test('ends by hand, by time, and with the rights of its maker', async () => {
    const maker = await makeMember(app.db, club, [ROLE.head_coach])
    const [byHand, byTime, byRights] = [
      await make({}, maker),
      await make({}, maker),
      await make({}, maker),
    ]
    const one = await makeUser(app.db)
    await app.ask(invitations.revokeInvitationLink, { params: { id: byHand.id } }, as(headCoach))
    await app.rows('update invitation_links set expires_at = now() where id = $1', [byTime.id])
    expect((await join(one, byHand.token)).json).toMatchObject({ code: 'link_ended', status: 404 })
    expect((await join(one, byTime.token)).status).toBe(404)
    await app.ask(
      members.updateMember,
      { body: { user_id: maker.id, roles: [ROLE.athlete] } },
      as(headCoach),
    )
    expect((await join(one, byRights.token)).status).toBe(404)
    expect(
      (
        await app.send(
          invitations.createInvitationLink,
          { body: { role_id: ROLE.manager, direct: true, days: 1 } },
          as(headCoach),
        )
      ).status,
    ).toBe(403)
  })

  test('ends with the account of its maker', async () => {
    const maker = await makeMember(app.db, club, [ROLE.head_coach])
    const { token, short } = await make({}, maker)
    const disable = (at: string) =>
      app.rows(`update users set disabled_at = ${at} where id = $1`, [maker.id])
    await disable('now()')
    const one = await makeUser(app.db)
    for (const code of [token, short])
      expect((await join(one, code)).json).toMatchObject({ code: 'link_ended', status: 404 })
    await disable('null')
    expect((await join(one, token)).status).toBe(200)
  })

  test('cannot be guessed', async () => {
    const guesser = await makeUser(app.db)
    const statuses = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await join(guesser, 'ABCDEFGH')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  })

  test('can be looked at again and again while approval is awaited, which is no guess', async () => {
    const { token } = await make({ direct: false })
    const waiting = await makeUser(app.db)
    await join(waiting, token)
    const statuses = []
    for (let look = 0; look < 12; look++)
      statuses.push(
        (
          await app.send(
            invitations.joinLink,
            { params: { code: token } },
            { token: waiting.token },
          )
        ).status,
      )
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200))
  })
})

describe('asking a club by its name', () => {
  const ask = (user: TestUser, name: string) =>
    app.send(invitations.askToJoin, { body: { name } }, { token: user.token })

  test('waits for an answer', async () => {
    const one = await makeUser(app.db)
    expect((await ask(one, 'Lakeside')).status).toBe(404)
    expect((await ask(one, ' lakeside rc ')).json).toMatchObject({ data: { status: pending } })
    expect((await ask(one, 'Lakeside RC')).status).toBe(409)
    await app.ask(
      members.changeMemberStatus,
      { params: { id: one.id }, body: { status: 2 } },
      as(headCoach),
    )
    expect(
      await app.rows("select from notifications where kind = 'join-rejected' and user_id = $1", [
        one.id,
      ]),
    ).toHaveLength(1)
    expect((await ask(one, 'Lakeside RC')).status).toBe(200)
  })

  test('is refused where the club wants none', async () => {
    await app.ask(invitations.openToRequests, { body: { open: false } }, as(headCoach))
    expect((await ask(await makeUser(app.db), 'Lakeside RC')).status).toBe(404)
    await app.ask(invitations.openToRequests, { body: { open: true } }, as(headCoach))
  })
})
