import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeUser,
  type TestUser,
} from '../support/factories.ts'
import { openSocket } from '../support/sockets.ts'

let app: TestApp
let club: ClubId
let creator: TestUser
let headCoach: TestUser
let athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  creator = await makeUser(app.db)
  club = await makeClub(app.db, { creator_id: creator.id, name: 'Lakeside RC' })
  await addMember(app.db, club, creator.id, [ROLE.manager])
  headCoach = await makeMember(app.db, club, [ROLE.head_coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })

describe('rights', () => {
  test('a person who sees own squads only opens the club to nobody', async () => {
    const coach = await makeMember(app.db, club, [ROLE.coach])
    const scopeOf = async () =>
      (await app.ask(members.getMember, { params: { id: coach.id } }, as(headCoach))).data
        .coach_scope
    expect(await scopeOf()).toBe('club')
    await app.ask(
      members.updateMember,
      { body: { user_id: coach.id, coach_scope: 'own-squads' } },
      as(headCoach),
    )
    expect(await scopeOf()).toBe('own-squads')
    const limited = await makeMember(app.db, club, [ROLE.head_coach])
    await app.ask(
      members.updateMember,
      { body: { user_id: limited.id, coach_scope: 'own-squads' } },
      as(creator),
    )
    for (const user_id of [coach.id, limited.id])
      expect(
        await app.refused(
          members.updateMember,
          { body: { user_id, coach_scope: 'club' } },
          as(limited),
        ),
      ).toMatchObject({
        code: 'beyond_own_rights',
      })
  })

  test('reach as far as one’s own', async () => {
    const change = (user: TestUser, body: members.MemberChange) =>
      app.send(members.updateMember, { body }, as(user))
    expect((await change(headCoach, { user_id: athlete.id, roles: [ROLE.manager] })).status).toBe(
      403,
    )
    expect(
      (
        await change(headCoach, {
          user_id: headCoach.id,
          permissions: [{ name: 'manage-licences', granted: true }],
        })
      ).status,
    ).toBe(403)
    expect((await change(headCoach, { user_id: creator.id, roles: [ROLE.athlete] })).status).toBe(
      403,
    )
    expect((await change(creator, { user_id: creator.id, roles: [ROLE.athlete] })).status).toBe(409)
    expect(
      (
        await change(headCoach, {
          user_id: athlete.id,
          roles: [ROLE.athlete, ROLE.coach],
          cox: true,
        })
      ).status,
    ).toBe(200)
    expect(
      (await app.ask(members.getMember, { params: { id: athlete.id } }, as(headCoach))).data,
    ).toMatchObject({
      roles: [2, 6],
      cox: true,
    })
    expect((await change(headCoach, { user_id: athlete.id, roles: [ROLE.athlete] })).status).toBe(
      200,
    )
    const role = { role_id: ROLE.manager, permissions: ['edit-club' as const] }
    expect(
      await app.refused(members.updateRolePermissions, { body: role }, as(creator)),
    ).toMatchObject({ code: 'last_manager_stays' })
  })

  test('hold from the next request on, and close rooms of sessions', async () => {
    const one = await makeMember(app.db, club, [ROLE.athlete])
    const session = await makeSession(
      app.db,
      club,
      { user_id: headCoach.id },
      { published: false, athlete_ids: [one.id] },
    )
    const grant = (granted: boolean) =>
      app.ask(
        members.updateMember,
        { body: { user_id: one.id, permissions: [{ name: 'view-edit-all-sessions', granted }] } },
        as(headCoach),
      )
    const opens = async () => (await app.send(members.exportMembers, {}, as(one))).status
    expect(await opens()).toBe(403)
    await app.ask(
      members.updateMember,
      { body: { user_id: one.id, roles: [ROLE.head_coach] } },
      as(headCoach),
    )
    await expect.poll(opens).toBe(200)
    await app.ask(
      members.updateMember,
      { body: { user_id: one.id, roles: [ROLE.athlete] } },
      as(headCoach),
    )
    await expect.poll(opens).toBe(403)
    await grant(true)
    const socket = await openSocket(app, one)
    expect(await socket.join(club, session)).toBe(true)
    const message = socket.next('timestamps')
    await grant(false)
    await message
    expect(await socket.join(club, session)).toBe(false)
    socket.close()
  })
})
