import { afterAll, beforeAll, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import { needsGuardian } from '#domain/rules/consent.ts'
import { addDays } from '#domain/time/week.ts'
import {
  openGuardianClub,
  yearsAgo,
  type GuardianClub,
} from '../../../test/support/guardian-club.ts'
import { endGuardians } from './jobs.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
})
afterAll(() => world.app.close())

const inYears = (years: number) => yearsAgo(-years)
const noticesOf = async (kind: string) =>
  (
    await world.app.rows<{ user_id: number }>(
      'select user_id from notifications where kind = $1 order by user_id',
      [kind],
    )
  ).map(({ user_id }) => user_id)

test('consent passes to the child at the age of its country, and all ends at 18, each once', async () => {
  const { app, parent, mia, ben, link, place } = world
  await link(parent, mia)
  await link(parent, ben)
  const pool = app.database.worker
  const as = { token: parent.token }
  const run = (day: string) => Promise.all([endGuardians(pool, day), endGuardians(pool, day)])

  await run(inYears(1))
  expect(await noticesOf('consent-passed')).toEqual([])

  // Ben is 16, the age of consent of the club.
  await run(inYears(2))
  await run(inYears(2))
  expect(await noticesOf('consent-passed')).toEqual([ben.id, parent.id].toSorted((a, b) => a - b))

  await run(inYears(4))
  await run(inYears(4))
  expect(
    (await app.ask(guardians.children, {}, as)).data.map(({ first_name }) => first_name),
  ).toEqual(['Mia'])
  expect((await app.send(guardians.childDays, place(ben), as)).status).toBe(404)
  const ended = (await noticesOf('guardian-ended')).filter(
    (id) => id === ben.id || id === parent.id,
  )
  expect(ended.toSorted((a, b) => a - b)).toEqual([ben.id, parent.id].toSorted((a, b) => a - b))
  const mails = await app.rows(
    `select d.user_id from notice_deliveries d join notifications n on n.id = d.notice_id
      where n.kind = 'guardian-ended' and d.way = 'mail'`,
  )
  expect(mails).toHaveLength(2)
})

test.each([
  ['2008-02-29', 18],
  ['2008-02-29', 16],
  ['2004-02-29', 20],
  ['2008-02-28', 18],
  ['2008-03-01', 18],
  ['2007-12-31', 18],
  ['2010-06-15', 13],
])('of %s the database has the %i years on the day the rule has them', async (born, years) => {
  const rows = await world.app.rows<{ day: string }>(
    'select app.birthday_of($1::date, $2)::text as day',
    [born, years],
  )
  const day = rows[0]?.day ?? ''
  expect(needsGuardian(born, day, years)).toBe(false)
  expect(needsGuardian(born, addDays(day, -1), years)).toBe(true)
})
