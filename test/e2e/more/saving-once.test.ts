import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const DAY = '2031-04-09'

/** The form of a new session with a name, and the keys under which it is sent. */
async function newSession(page: Page, name: string, time: string): Promise<string[]> {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/create-session'))
      keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  await page.goto(`${demo.url}/create-session?date=${DAY}&time=${time}`)
  await page.getByLabel('Name').fill(name)
  return keys
}

/** The network is slow as on a dock: what is saved is stored, and its answer comes when let go. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/create-session', async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  return resolve
}

test.each([
  ['the keys are pressed three times', ['keys', 'keys', 'keys'], '06:00', 'Once by keys'],
  [
    'a draft is saved and then the keys are pressed',
    ['draft', 'keys', 'keys'],
    '08:00',
    'Once as draft',
  ],
] as const)(
  'a session is saved once when %s while it is on its way',
  async (_, presses, time, name) => {
    const { page, leave } = await signedIn(demo, 'coach')
    const letGo = await holdAnswer(page)
    const keys = await newSession(page, name, time)
    for (const press of presses) {
      if (press === 'keys') await page.keyboard.press('Control+Enter')
      else await page.getByRole('button', { name: 'Save as draft' }).click()
    }
    letGo()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(keys).toHaveLength(1)
    await leave()
  },
)

test('a session whose answer is lost is saved once, also if changed before a second try', async () => {
  const name = 'Once without an answer'
  const { page, leave } = await signedIn(demo, 'coach')
  const keys = await newSession(page, name, '10:00')
  await page.route('**/create-session', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => keys.length).toBe(1)
  await page
    .getByRole('button', { name: 'Publish' })
    .and(page.locator(':not([data-loading])'))
    .waitFor()
  await page.unroute('**/create-session')
  await page.getByLabel('Name').fill(`${name} and changed`)
  await page.keyboard.press('Control+Enter')
  await page.getByText('This session was already saved on the first attempt').waitFor()
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  await page.goto(`${demo.url}/calendar?view=day&date=${DAY}`)
  await page.getByText(name).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: new RegExp(name) }).count()).toBe(1)
  await leave()
})
