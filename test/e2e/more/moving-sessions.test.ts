import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { calendarOf, coach, dayOn, onDay, plan } from '../moved-plans.ts'
import { demo } from '../demo.ts'

/** Mondays. */
const SHELVED = '2029-03-19'
const REPEATED = ['2029-04-02', '2029-04-09', '2029-04-16', '2029-04-23'] as const
const REFUSED = '2029-05-21'
const ASKED = '2029-06-04'
const dayAfter = (day: string) => dayOn(day, 1)

async function dragTo(page: Page, what: Locator, day: string): Promise<void> {
  await what.hover()
  await page.mouse.down()
  await page.locator(`[data-calendar] [data-day="${day}"]`).first().hover()
  await page.mouse.up()
}

test('a template dragged from the shelf onto a day is planned there as a draft', async () => {
  const NAME = 'Shelved row'
  const session_id = await plan('Row to keep', dayAfter(SHELVED))
  await (await coach()).post('templates', { name: NAME, session_id })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(calendarOf(`view=month&date=${SHELVED}`))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Templates' }).click()
  const template = page
    .getByRole('region', { name: 'Templates' })
    .getByRole('button', { name: NAME })
  await dragTo(page, template, SHELVED)
  await page.getByText(`“${NAME}” added as a draft: Mon 19 Mar 2029.`).waitFor()
  const planned = page.locator(`[data-day="${SHELVED}"] [data-session]`)
  await expect.poll(() => planned.count()).toBe(1)
  await expect.poll(() => planned.textContent()).toMatch(/07:00.*Draft/)
  await expect.poll(() => page.locator('[data-paste]').count()).toBe(0)

  await page.goto(calendarOf(`view=week&date=${SHELVED}`))
  await page.locator(`[data-day="${SHELVED}"] [data-session]`).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Templates' }).click()
  await template.hover()
  await page.mouse.down()
  const column = await page
    .locator(`[data-from][data-day="${dayAfter(dayAfter(SHELVED))}"]`)
    .boundingBox()
  const ten = await page.locator('[data-axis]').getByText('10:00').boundingBox()
  if (!column || !ten) throw new Error('there is no place to drop it')
  const grip = await template.boundingBox()
  await page.mouse.move(
    column.x + column.width / 2,
    ten.y + ten.height / 2 + (grip?.height ?? 0) / 2,
    { steps: 5 },
  )
  await page.mouse.up()
  await page.getByText(`“${NAME}” added as a draft: Wed 21 Mar 2029.`).waitFor()
  await leave()
})

test('moving one of a series asks how many of it move', async () => {
  const NAME = 'Weekly row'
  const [first, second, third, fourth] = REPEATED
  await plan(NAME, first, { repeat_frequency_type: 'weekly', repeat_numbers: 4 })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(calendarOf(`view=month&date=${first}`))
  await onDay(page, fourth, NAME).waitFor()
  const scope = page.getByRole('dialog', { name: 'This session repeats' })
  const standOn = async (...days: string[]) => {
    for (const day of days) await onDay(page, day, NAME).waitFor()
    await expect
      .poll(() => page.locator('[data-month]').getByRole('link', { name: NAME }).count())
      .toBe(REPEATED.length)
  }

  await dragTo(page, onDay(page, second, NAME), dayAfter(second))
  await scope.waitFor()
  await page.keyboard.press('Escape')
  await scope.waitFor({ state: 'detached' })
  await standOn(...REPEATED)

  await dragTo(page, onDay(page, second, NAME), dayAfter(second))
  await scope.getByRole('button', { name: 'Only this session' }).click()
  await standOn(first, dayAfter(second), third, fourth)

  const secondNow = dayAfter(dayAfter(second))
  await dragTo(page, onDay(page, first, NAME), dayAfter(first))
  await scope.getByRole('button', { name: /^All \d+ sessions in the series/ }).click()
  await standOn(dayAfter(first), secondNow, dayAfter(third), dayAfter(fourth))

  await dragTo(page, onDay(page, dayAfter(third), NAME), third)
  await scope.getByRole('button', { name: 'This and following sessions' }).click()
  await standOn(dayAfter(first), secondNow, third, fourth)
  await leave()
})

test('a move that is refused goes back and says why', async () => {
  const NAME = 'Refused row'
  const me = await (await callsOf(demo, 'athlete')).get<{ id: number }>('me')
  const granted = (edit: boolean) => ({
    athlete_permissions: [{ user_id: me.id, edit, add_all_scores: false }],
  })
  const id = await plan(NAME, REFUSED, { athlete_ids: [me.id], ...granted(true) })
  const { page, leave } = await signedIn(demo, 'athlete')
  // This page is not notified of changes meanwhile.
  await page.routeWebSocket(/./, (socket) => void socket.close())
  await page.goto(calendarOf(`view=month&date=${REFUSED}`))
  await onDay(page, REFUSED, NAME).waitFor()
  await (await coach()).post('update-session', { id, ...granted(false) })

  let seen = false
  await page.route('**/update-session', async (route) => {
    seen = (await onDay(page, dayAfter(REFUSED), NAME).count()) === 1
    await route.continue()
  })
  await dragTo(page, onDay(page, REFUSED, NAME), dayAfter(REFUSED))
  await page.getByRole('alert').waitFor()
  await onDay(page, REFUSED, NAME).waitFor()
  expect(seen, 'it stands on the new day until it is refused').toBe(true)
  await expect.poll(() => onDay(page, dayAfter(REFUSED), NAME).count()).toBe(0)
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('You do not have permission')
  await leave()
})

test('who would be elsewhere is shown before a move or copy, left or done all the same', async () => {
  const [NAME, OTHER] = ['Asked row', 'Row they are in']
  const [clara] = (await athletesOf(await coach())).filter(
    ({ full_name }) => full_name === 'Clara Dubois',
  )
  const people = { athlete_ids: [clara?.id ?? 0] }
  await plan(NAME, ASKED, people)
  await plan(OTHER, dayAfter(ASKED), people)
  const { page, leave } = await signedIn(demo, 'coach')
  const stored: string[] = []
  page.on('request', (request) => {
    if (/\/(update-session|session\/\d+\/duplicate|duplicate)/.test(request.url()))
      stored.push(request.url())
  })
  await page.goto(calendarOf(`view=month&date=${ASKED}`))
  await onDay(page, ASKED, NAME).waitFor()
  const question = page.getByRole('dialog')

  await dragTo(page, onDay(page, ASKED, NAME), dayAfter(ASKED))
  await question.getByText(`Clara Dubois: ${OTHER}`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await onDay(page, ASKED, NAME).waitFor()
  expect(stored).toEqual([])

  await dragTo(page, onDay(page, ASKED, NAME), dayAfter(ASKED))
  await question.getByRole('button', { name: 'Move anyway' }).click()
  await page.getByText(`“${NAME}” moved to`).waitFor()
  await onDay(page, dayAfter(ASKED), NAME).waitFor()
  expect(stored).toHaveLength(1)

  await dragTo(page, onDay(page, dayAfter(ASKED), NAME), dayOn(ASKED, 2))
  await onDay(page, dayOn(ASKED, 2), NAME).waitFor()
  await expect.poll(() => stored.length).toBe(2)
  await expect.poll(() => question.count()).toBe(0)
  await leave()
})
