import { expect, test } from 'vitest'
import { slipway, SlipwayError } from '../../../clients/typescript/client.ts'
import { expectAccessible, signedIn } from '../browser.ts'
import { clubSpan } from '../clock.ts'
import { demo } from '../demo.ts'
import { calendarOf, onDay } from '../moved-plans.ts'

/** A Monday. */
const MONDAY = '2029-09-03'

test('a program plans with a token from the settings and writes back what it has read', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/settings/tokens`)
  await page.getByLabel('Name', { exact: true }).fill('Week planner')
  await page.getByLabel('Access').selectOption({ label: 'read and write' })
  await page.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('status').filter({ hasText: 'Copy the token now' })
  await shown.waitFor()
  await expectAccessible(page, 'a new token')
  const token = await shown.locator('code').textContent()

  const api = slipway({ url: demo.url, token: token ?? '', club: demo.club_id })
  const plan = { name: 'Planned by a program', sport_id: 1, ...clubSpan(MONDAY, '06:00') }
  const sending = { idempotencyKey: 'week 36' }
  const { data: planned } = await api.call('POST create-session', { body: plan }, sending)
  expect(await api.call('POST create-session', { body: plan }, sending)).toEqual({ data: planned })

  const { data: session } = await api.call('GET session/{id}', { params: { id: planned.id } })
  const renamed = { ...session, name: 'Renamed by a program', tags: ['Camp'] }
  await api.call('POST update-session', { body: renamed })
  const refused = await api
    .call('POST create-session', { body: { ...plan, end_date: plan.start_date, name: '' } })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SlipwayError)
  expect((refused as SlipwayError).problem).toMatchObject({
    status: 400,
    errors: { name: [expect.any(String)] },
  })

  await page.goto(calendarOf(`view=month&date=${MONDAY}`))
  await onDay(page, MONDAY, 'Renamed by a program').waitFor()
  await leave()
})

test('a manager lets assistants ask', async () => {
  const { page, leave } = await signedIn(demo, 'manager')
  await page.goto(`${demo.url}/edit-club/outside`)
  const allowed = page.getByRole('switch', { name: 'Allow AI assistants by personal token' })
  await allowed.check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Club saved').waitFor()
  await expectAccessible(page, 'what is visible outside')
  await page.reload()
  await expect.poll(() => allowed.isChecked()).toBe(true)
  await leave()
})
