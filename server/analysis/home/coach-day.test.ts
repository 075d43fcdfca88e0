import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import { createEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays, eachDay } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSession } from '../../../test/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

test('a coach’s day lists an event on every day it lasts, and not after it', async () => {
  const club = await makeClub(app.db)
  const { token } = await makeMember(app.db, club, [ROLE.coach])
  const as = { token, club }
  const add = (name: string, from: number, until: number) =>
    app.ask(createEvent, { body: { name, start_date: inDays(from), end_date: inDays(until) } }, as)
  await add('Camp under way', -2, 2)
  await add('Camp that is over', -5, -2)
  await add('Camp to come', 3, 5)
  const { data } = await app.ask(home, {}, as)
  expect(data.sessions.map(({ name }) => name)).toEqual(['Camp under way'])
})

test('a coach without a session today sees the next one', async () => {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  for (const [name, days] of [
    ['Later', 5],
    ['Next', 3],
    ['Over', -3],
  ] as const)
    await makeSession(app.db, club, { user_id: coach.id }, { name, start_date: inDays(days) })
  const { data } = await app.ask(home, {}, { token: coach.token, club })
  expect(data.sessions.map(({ name }) => name)).toEqual(['Next'])
})

test('a coach’s week is a mean over the athletes who are planned for it, one by one a day', async () => {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athletes = await Promise.all([makeMember(app.db, club), makeMember(app.db, club)])
  const [both, one] = [athletes, athletes.slice(0, 1)].map((those) => those.map(({ id }) => id))
  const as = { token: coach.token, club }
  const monday = (await app.ask(home, {}, as)).data.coaching?.week[0]?.day ?? ''
  const plan = (day: number, athlete_ids: number[] | undefined) =>
    makeSession(
      app.db,
      club,
      { user_id: coach.id },
      {
        start_date: `${addDays(monday, day)}T10:00:00Z`,
        end_date: `${addDays(monday, day)}T11:00:00Z`,
        ...(athlete_ids && { athlete_ids }),
      },
    )
  await plan(0, both)
  await plan(0, one)
  await plan(2, one)
  const week = (await app.ask(home, {}, as)).data.coaching?.week ?? []
  expect(week.map(({ day }) => day)).toEqual(eachDay(monday, addDays(monday, 6)))
  expect(week.map(({ sessions }) => sessions)).toEqual([2, 0, 1, 0, 0, 0, 0])
  expect(week.map(({ planned }) => planned)).toEqual([5400, 0, 1800, 0, 0, 0, 0])
  expect(week.map(({ done }) => done)).toEqual([0, 0, 0, 0, 0, 0, 0])
})
