import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import * as links from '#contract/club/guardians-links.ts'
import { makeUser } from '../../../test/support/factories.ts'
import {
  openGuardianClub,
  yearsAgo,
  type GuardianClub,
} from '../../../test/support/guardian-club.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
})
afterAll(() => world.app.close())

describe('the access ends', () => {
  const linked = async (years: number) => {
    const child = await world.child('Finn', years)
    const guardian = await makeUser(world.app.db, { date_of_birth: '1980-01-01' })
    await world.link(guardian, child)
    return { child, guardian }
  }
  const days = ({ child, guardian }: Awaited<ReturnType<typeof linked>>) =>
    world.app.send(guardians.childDays, world.place(child), { token: guardian.token })

  test('when the club says so, and both are notified', async () => {
    const { app, manager, at } = world
    const pair = await linked(12)
    const { data } = await app.ask(
      links.memberGuardians,
      { params: { id: pair.child.id } },
      at(manager),
    )
    const params = { id: pair.child.id, guardian_id: data.guardians[0]?.id ?? 0 }
    await app.ask(links.endMemberGuardian, { params }, at(manager))
    expect((await days(pair)).status).toBe(404)
    expect((await app.refused(links.endMemberGuardian, { params }, at(manager))).code).toBe(
      'not_found',
    )
    const kinds = await app.rows(
      `select user_id from notifications where kind = 'guardian-ended' and user_id = any ($1)
        order by user_id`,
      [[pair.child.id, pair.guardian.id]],
    )
    expect(kinds).toHaveLength(2)
  })

  test('when the guardian says so', async () => {
    const pair = await linked(12)
    await world.app.ask(guardians.leaveChild, world.place(pair.child), {
      token: pair.guardian.token,
    })
    expect((await days(pair)).status).toBe(404)
  })

  test('when the child says so, from the age of consent on', async () => {
    const { app } = world
    const young = await linked(15)
    const own = async ({ token }: { token: string }) =>
      (await app.ask(links.ownGuardians, {}, { token })).data
    const [theirs] = await own(young.child)
    expect(theirs).toMatchObject({ may_end: false, club_name: 'Lake RC' })
    const params = (link = theirs) => ({
      params: { club_id: link?.club_id ?? 0, id: link?.id ?? 0 },
    })
    expect(
      (await app.refused(links.endOwnGuardian, params(), { token: young.child.token })).code,
    ).toBe('guardian_stays')
    const old = await linked(16)
    const [link] = await own(old.child)
    expect(link?.may_end).toBe(true)
    // That of somebody else is not there.
    expect(
      (await app.refused(links.endOwnGuardian, params(link), { token: young.child.token })).code,
    ).toBe('not_found')
    await app.ask(links.endOwnGuardian, params(link), { token: old.child.token })
    expect((await days(old)).status).toBe(404)
    expect((await days(young)).status).toBe(200)
  })

  test('when the child leaves the club', async () => {
    const { app, club } = world
    const pair = await linked(12)
    await app.rows('update memberships set status = 3 where club_id = $1 and user_id = $2', [
      club,
      pair.child.id,
    ])
    expect((await days(pair)).status).toBe(404)
    const rows = await app.rows('select ended_by from guardians where child_id = $1', [
      pair.child.id,
    ])
    expect(rows).toEqual([{ ended_by: 'left' }])
  })

  test('on the 18th birthday from its first minute, also before the job', async () => {
    const { app } = world
    const pair = await linked(17)
    await app.rows('update users set date_of_birth = $2 where id = $1', [
      pair.child.id,
      yearsAgo(18),
    ])
    expect((await days(pair)).status).toBe(404)
  })
})
