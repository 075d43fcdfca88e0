import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { addDays } from '#domain/time/week.ts'
import { makeCrew, makeUser, today } from '../../../test/support/factories.ts'
import { openGuardianClub, type GuardianClub } from '../../../test/support/guardian-club.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
  await world.link(world.parent, world.mia)
  await world.link(world.parent, world.ben)
})
afterAll(() => world.app.close())

const asParent = () => ({ token: world.parent.token })
const answer = (
  child: { id: number; email: string; token: string },
  body: object,
  as = asParent(),
) => world.app.send(guardians.answerForChild, { ...world.place(child), body } as never, as)

describe('the days of a child', () => {
  test('are its published sessions of 14 days with boat and answer', async () => {
    const { app, club, mia, ben, parent, daysOf, session } = world
    const near = await session(2, [mia, ben], { name: 'Technique' })
    await session(20, [mia], { name: 'Too far' })
    await session(3, [ben], { name: 'Of the brother' })
    await makeCrew(app.db, club, { session_id: near, user_ids: [mia.id, ben.id], published: true })
    const { sessions, contacts } = await daysOf(parent, mia)
    expect(sessions.map(({ name }) => name)).toEqual(['Technique'])
    expect(sessions[0]).toMatchObject({ id: near, attending: null, answered_by: null })
    expect(sessions[0]?.crew).toEqual(expect.any(String))
    expect(contacts).toHaveLength(1)
  })

  test('say who answered, and coaches and the child read it too', async () => {
    const { app, mia, parent, coach, at, daysOf, session } = world
    const id = await session(4, [mia])
    const body = { session_id: id, attending: 2, reason: 'school', seen: { attending: null } }
    expect((await answer(mia, body)).status).toBe(200)
    const shown = (await daysOf(parent, mia)).sessions.find((one) => one.id === id)
    expect(shown).toMatchObject({ attending: 2, reason: 'school', answered_by: 'Petra Meier' })
    for (const who of [coach, mia]) {
      const { data } = await app.ask(sessionAttendance, { params: { id } }, at(who))
      const row = data.find(({ user_id }) => user_id === mia.id)
      expect(row).toMatchObject({ attending: 2, guardian: 'Petra Meier' })
    }
    const rows = await app.rows('select answered_by from attendance where session_id = $1', [id])
    expect(rows).toContainEqual({ answered_by: parent.id })
  })

  test('of two guardians keep the first answer where the second saw another', async () => {
    const { app, mia, link, session } = world
    const second = await makeUser(app.db, { first_name: 'Paul', last_name: 'Meier' })
    await link(second, mia)
    const id = await session(5, [mia])
    const seen = { attending: null }
    expect((await answer(mia, { session_id: id, attending: 1, seen })).status).toBe(200)
    const late = await app.refused(
      guardians.answerForChild,
      { ...world.place(mia), body: { session_id: id, attending: 2, seen } },
      { token: second.token },
    )
    expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(late).not.toHaveProperty('current')
    const rows = await app.rows(
      'select attending from attendance where session_id = $1 and user_id = $2',
      [id, mia.id],
    )
    expect(rows).toEqual([{ attending: 1 }])
  })

  test('do not say what the child said of its health', async () => {
    const { app, club, ben, parent, daysOf, session } = world
    const id = await session(6, [ben])
    await app.rows(
      `insert into attendance (club_id, session_id, user_id, attending, ill, note, answered_by)
        values ($1, $2, $3, 2, true, 'a private note', $3)
        on conflict (club_id, session_id, user_id) do update
          set attending = 2, ill = true, note = 'a private note', answered_by = $3`,
      [club, id, ben.id],
    )
    const shown = (await daysOf(parent, ben)).sessions.find((one) => one.id === id)
    expect(shown).toMatchObject({
      attending: 2,
      health_statuses: [],
      note: null,
      answered_by: null,
    })
  })

  test('refuse a session the child is not in, and a draft', async () => {
    const { app, mia, ben, session } = world
    const id = await session(9, [ben])
    expect((await answer(mia, { session_id: id, attending: 1 })).status).toBe(404)
    const draft = await session(9, [mia])
    await app.rows('update sessions set published_at = null where id = $1', [draft])
    expect((await answer(mia, { session_id: draft, attending: 1 })).status).toBe(404)
  })
})

describe('a child of somebody else', () => {
  test('is not there, nor is one in a club without a link', async () => {
    const { app, child, mia, place } = world
    const other = await child('Other', 10)
    const stranger = await makeUser(app.db)
    const missing = { params: { child_id: 999_999_999, club_id: world.club } }
    for (const [where, token] of [
      [place(other), world.parent.token],
      [place(mia), stranger.token],
      [missing, world.parent.token],
      [{ params: { child_id: mia.id, club_id: 999_999 } }, world.parent.token],
    ] as const) {
      const refused = await app.refused(guardians.childDays, where, { token })
      expect(refused).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  test('is closed with the club’s subscription, after its days of grace', async () => {
    const { app, club, mia, place } = world
    const pay = (days: number, grace: number | null = null) =>
      app.rows(
        `update subscriptions set next_bill_date = $2, grace_until = $3 where club_id = $1`,
        [club, addDays(today(), days), grace === null ? null : addDays(today(), grace)],
      )
    const open = async () => {
      const { data } = await app.ask(guardians.children, {}, asParent())
      const { status } = await app.send(guardians.childDays, place(mia), asParent())
      return [status, ...new Set(data.map(({ expired }) => expired))]
    }
    await pay(-3)
    expect(await open()).toEqual([420, true])
    await pay(-30, 5)
    expect(await open()).toEqual([200, false])
    await pay(-30, -3)
    expect(await open()).toEqual([420, true])
    await pay(365)
    expect(await open()).toEqual([200, false])
  })
})

test('a plan is one notice for siblings in the same session, with both names', async () => {
  const { app, mia, ben, session } = world
  await app.rows('delete from notifications where user_id = $1', [world.parent.id])
  const id = await session(11, [mia, ben])
  const { data } = await app.ask(notifications, {}, asParent())
  const plans = data.filter(({ kind }) => kind === 'plan')
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatchObject({ link: '/children' })
  expect(plans[0]?.values['child']).toMatch(/^(Ben, Mia|Mia, Ben)$/)
  expect(plans[0]?.sessions.map((one) => one.id)).toEqual([id])
})
