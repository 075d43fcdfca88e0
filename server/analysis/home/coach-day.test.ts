import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import { createEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'

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
