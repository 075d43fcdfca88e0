import { describe, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, joins, PHONE, signedIn } from '../browser.ts'
import { clubSpan } from '../clock.ts'
import { demo } from '../demo.ts'
import { calendarOf, coach, onDay, plan } from '../moved-plans.ts'

test('a click shows a card beside the session, a second click or “Open” its page', async () => {
  const NAME = 'Carded row'
  const { page, leave } = await signedIn(demo, 'coach')
  await plan(NAME, '2029-03-06')
  await page.goto(calendarOf('view=month&date=2029-03-06'))
  const chip = onDay(page, '2029-03-06', NAME)
  const card = page.getByRole('dialog', { name: NAME })
  await chip.click()
  await card.getByText('Tue 6 Mar').waitFor()
  await expectAccessible(page, 'the card of a session')
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await card.getByRole('link', { name: 'Edit' }).waitFor()
  await card.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await page.goBack()
  await chip.click()
  await card.waitFor()
  await chip.click()
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await leave()
})

test('the number to publish follows drafts made elsewhere, and goes once they are published', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  const joined = joins(page, 'join calendar')
  await page.goto(calendarOf('view=week&date=2029-10-03'))
  await joined
  await expect.poll(() => page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
  for (const count of [1, 2]) {
    const day = `2029-10-0${2 + count}`
    await (
      await coach()
    ).post('create-session', {
      name: `Drafted elsewhere ${count}`,
      sport_id: 1,
      ...clubSpan(day, '06:00'),
      published: false,
    })
    await page.getByRole('button', { name: `Publish ${count}`, exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Publish 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('2 sessions published').waitFor()
  await page.getByRole('button', { name: /^Publish/ }).waitFor({ state: 'detached' })
  await leave()
})

describe.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('at a %s', (_, size) => {
  test('the grid begins close to the top', async () => {
    for (const language of ['en', 'de', 'fr', 'zh-cn']) {
      const { page, leave } = await signedIn(demo, 'coach', { size, language })
      await page.goto(calendarOf('display=all'))
      const box = await page.locator('[data-month]').boundingBox()
      expect(box?.y, language).toBeLessThanOrEqual(size === PHONE ? 140 : 120)
      await leave()
    }
  })
})

test('a mouse drags a session to another day, and its end to another hour', async () => {
  const NAME = 'Dragged row'
  const { page, leave } = await signedIn(demo, 'coach')
  await plan(NAME, '2029-03-13')
  await page.goto(calendarOf('view=month&date=2029-03-13'))
  const chip = onDay(page, '2029-03-13', NAME)
  await chip.waitFor()
  await expect
    .poll(() => chip.evaluate((link) => getComputedStyle(link).backgroundImage))
    .toMatch(/svg/)
  await chip.hover()
  await page.mouse.down()
  await page.locator('[data-day="2029-03-15"]').hover()
  await page.mouse.up()
  await onDay(page, '2029-03-15', NAME).waitFor()
  await page.getByText(/moved to Thu 15 Mar 2029 06:00/).waitFor()

  await page.goto(calendarOf('view=week&date=2029-03-13'))
  const placed = onDay(page, '2029-03-15', NAME)
  await placed.waitFor()
  const handle = page
    .locator('[data-day="2029-03-15"] [data-lane]', { has: page.getByText(NAME) })
    .locator('[data-resize]')
  const box = await handle.boundingBox()
  if (!box) throw new Error('there is nothing to pull')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, box.y + 56, { steps: 4 })
  await page.mouse.up()
  await page.getByText(/moved to Thu 15 Mar 2029 06:00–08:[34]/).waitFor()
  await expect
    .poll(() => page.locator('[data-day="2029-03-15"]').getByRole('link', { name: NAME }).count())
    .toBe(1)
  await leave()
})
