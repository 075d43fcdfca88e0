import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptsIn } from '../../../server/http/attempts.ts'
import { loginLimit } from '../../../server/people/account/login-limit.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { runs } from '../../support/share.ts'

const MINUTES = 60_000
const MIDNIGHT = Date.parse('2026-03-01T00:00:00Z')

let app: TestApp
let time = MIDNIGHT
const attempts = () => attemptsIn(app.database.app, () => time)

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  time = MIDNIGHT
  await app.rows('truncate attempts')
})
afterAll(() => app.close())

const ACCOUNTS = runs(1000, 100)
const ATTEMPTS = 10 * ACCOUNTS

describe(`${ATTEMPTS} attempts in ten minutes from 100 addresses over ${ACCOUNTS} accounts`, () => {
  // Evenly over all accounts, and the same number with half of it aimed at ten of them.
  test.each([
    ['spread out', (attempt: number) => attempt % ACCOUNTS, 10],
    [
      'half of them at ten accounts',
      (attempt: number) => (attempt % 2 === 0 ? (attempt / 2) % 10 : attempt % ACCOUNTS),
      15,
    ],
  ])(
    '%s, try at most 20 passwords of any account, and its owner at a known place still gets in',
    async (_, target, most) => {
      const limit = loginLimit(attempts(), 30)
      const tried = new Map<string, number>()
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        time = MIDNIGHT + (attempt / ATTEMPTS) * 10 * MINUTES
        const name = `person${target(attempt)}@example.org`
        if ((await limit.wait(`10.0.0.${attempt % 100}`, name, 'strange place')) === 0)
          tried.set(name, (tried.get(name) ?? 0) + 1)
      }
      expect(Math.max(...tried.values())).toBe(most)
      let letIn = 0
      for (let person = 0; person < ACCOUNTS; person += 1)
        if (
          (await limit.wait(
            `192.168.0.${person}`,
            `person${person}@example.org`,
            'known place',
          )) === 0
        )
          letIn += 1
      expect(letIn).toBe(ACCOUNTS)
    },
  )
})
