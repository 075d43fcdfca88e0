import { afterAll, beforeAll, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import { deleteAbsence, ownAvailability } from '#contract/planning/availability.ts'
import { addDays } from '#domain/time/week.ts'
import { today } from '../../../test/support/factories.ts'
import { openGuardianClub, type GuardianClub } from '../../../test/support/guardian-club.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
  await world.link(world.parent, world.mia)
  await world.link(world.parent, world.ben)
})
afterAll(() => world.app.close())

const asParent = () => ({ token: world.parent.token })

test('takes an absence with its answers, and gives it back', async () => {
  const { app, ben, parent, at, daysOf, session } = world
  const id = await session(8, [ben])
  const body = {
    from_date: addDays(today(), 7),
    until_date: addDays(today(), 9),
    reason: 'family' as const,
  }
  const { data } = await app.ask(
    guardians.addChildAbsence,
    { ...world.place(ben), body },
    asParent(),
  )
  expect(data.answered).toBeGreaterThanOrEqual(1)
  const shown = await daysOf(parent, ben)
  expect(shown.absences).toMatchObject([
    { id: data.id, reason: 'family', entered_by: 'Petra Meier' },
  ])
  expect(shown.sessions.find((one) => one.id === id)).toMatchObject({
    attending: 2,
    answered_by: 'Petra Meier',
  })
  const own = await app.ask(ownAvailability, {}, at(ben))
  expect(own.data.absences).toMatchObject([{ guardian: 'Petra Meier' }])
  const params = { ...world.place(ben).params, id: data.id }
  const ofSister = { ...world.place(world.mia).params, id: data.id }
  expect(
    (await app.refused(guardians.deleteChildAbsence, { params: ofSister }, asParent())).code,
  ).toBe('not_found')
  await app.ask(guardians.deleteChildAbsence, { params }, asParent())
  expect((await daysOf(parent, ben)).absences).toEqual([])
})

test('refuses a guardian who takes back days of illness that came from a morning', async () => {
  const { app, club, mia, at, place } = world
  const [{ id } = { id: 0 }] = await app.rows<{ id: number }>(
    `insert into absences (club_id, user_id, from_date, until_date, reason, from_morning)
      values ($1, $2, now()::date, now()::date + 1, 'ill', true) returning id`,
    [club, mia.id],
  )
  const params = { ...place(mia).params, id }
  const refused = await app.refused(guardians.deleteChildAbsence, { params }, asParent())
  expect(refused.code).toBe('not_found')
  await app.ask(deleteAbsence, { params: { id } }, at(mia))
})
