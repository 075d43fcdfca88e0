import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, PHONE, signedIn } from './browser.ts'
import { athletesOf, callsOf, type ClubCalls } from './club-calls.ts'

const demo = inject('demo')

/** Mondays of weeks nobody else plans in. */
const TOUCHED = '2029-03-05'
const SHELVED = '2029-03-19'
const REPEATED = ['2029-04-02', '2029-04-09', '2029-04-16', '2029-04-23'] as const
const REFUSED = '2029-05-21'
const CARRIED = '2029-03-12'
const ASKED = '2029-06-04'

let browser: Browser
let coach: ClubCalls
beforeAll(async () => {
  browser = await openBrowser()
  coach = await callsOf(demo, 'coach')
})
afterAll(async () => {
  await browser.close()
})

/**
 * An hour and a half of rowing from 06:00 on the club's clock, which is two hours ahead in these
 * months but for March, when it is one.
 */
async function plan(name: string, day: string, more: object = {}): Promise<number> {
  const hour = day < '2029-03-25' ? 5 : 4
  const at = (minutes: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minutes) * 60_000).toISOString()
  const session = { name, sport_id: 1, start_date: at(0), end_date: at(90), ...more }
  return (await coach.post<{ id: number }>('create-session', session)).id
}

const calendarOf = (query: string) => `${demo.url}/calendar?${query}`
const dayOn = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const dayAfter = (day: string) => dayOn(day, 1)
const onDay = (page: Page, day: string, name: string) =>
  page.locator(`[data-day="${day}"]`).getByRole('link', { name: new RegExp(name) })

async function dragTo(page: Page, what: Locator, day: string): Promise<void> {
  await what.hover()
  await page.mouse.down()
  await page.locator(`.calendar [data-day="${day}"]`).first().hover()
  await page.mouse.up()
}

type Finger = {
  down: number
  up: number
  /** Milliseconds it rests before it moves. */
  rest: number
  /** What it waits for before it leaves. */
  stay?: () => Promise<unknown>
  /** Pixels to the right. */
  aside?: number
}

/** One finger on the middle of something, which goes straight by pixels in small steps. */
async function drawFinger(
  page: Page,
  what: Locator,
  { down, up, rest, stay, aside = 0 }: Finger,
): Promise<void> {
  const box = await what.boundingBox()
  if (!box) throw new Error('there is nothing to touch')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(20, box.height / 2)]
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + aside * part, y: y + (down - up) * part }],
    })
  await touch('touchStart', 0)
  await page.waitForTimeout(rest)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', step / 10)
    await page.waitForTimeout(30)
  }
  await stay?.()
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

test('on a phone a finger that rests takes a session along to another hour, and one that does not scrolls', async () => {
  const NAME = 'Touched row'
  await plan(NAME, TOUCHED)
  const { page, leave } = await signedIn(browser, demo, 'coach', { size: PHONE })
  await page.goto(calendarOf(`view=day&date=${TOUCHED}`))
  const chip = onDay(page, TOUCHED, NAME)
  await chip.waitFor()
  const hour = await page.locator('.calendar-hours-axis span').first().boundingBox()
  if (!hour) throw new Error('there are no hours')

  await drawFinger(page, chip, { down: 0, up: hour.height, rest: 0 })
  await expect
    .poll(() =>
      page.evaluate(
        () => (document.querySelector('.calendar-hours-scroll')?.scrollTop ?? 0) + window.scrollY,
      ),
    )
    .toBeGreaterThan(20)
  expect(await chip.textContent()).toContain('06:00')

  await page.reload() // this scrolls to where the morning is on top
  await chip.waitFor()
  await drawFinger(page, chip, { down: 2 * hour.height, up: 0, rest: 600 })
  await page.getByText(/“Touched row” moved to Mon 5 Mar 2029 08:00–09:30/).waitFor()
  expect(await chip.textContent()).toContain('08:00')
  await page.reload()
  await chip.waitFor()
  expect(await chip.textContent()).toContain('08:00')

  await drawFinger(page, chip, { down: 0, up: 0, rest: 600 })
  await page.getByRole('dialog', { name: NAME }).waitFor()
  await leave()
})

test('on a phone a line of the week or the month is carried to another day, which need not be on the screen yet', async () => {
  const NAME = 'Carried row'
  await plan(NAME, CARRIED)
  const [sunday, thursday] = [dayOn(CARRIED, 6), dayOn(CARRIED, 3)]
  for (const more of [1, 2, 3, 4])
    for (const number of [1, 2]) await plan(`Row ${more}.${number}`, dayOn(CARRIED, more))
  const { page, leave } = await signedIn(browser, demo, 'coach', { size: PHONE })
  await page.goto(calendarOf(`view=week&date=${CARRIED}`))
  const row = onDay(page, CARRIED, NAME)
  await row.waitFor()
  await drawFinger(page, row, { down: 0, up: 150, rest: 0 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20)
  // What a finger has set in motion runs on for a while.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForTimeout(300)
      return page.evaluate(() => window.scrollY)
    })
    .toBe(0)

  const [box, end] = [await row.boundingBox(), page.locator(`section[data-day="${sunday}"]`)]
  if (!box) throw new Error('there is no row')
  const toEdge = PHONE.height - 30 - box.y - 20
  const aimed = async () => {
    await expect.poll(() => end.getAttribute('data-aimed')).toBe('true')
  }
  await drawFinger(page, row, { down: toEdge, up: 0, rest: 600, stay: aimed })
  await page.getByText(/“Carried row” moved to Sun 18 Mar 2029 06:00–07:30/).waitFor()
  await onDay(page, sunday, NAME).waitFor()

  await page.goto(calendarOf(`view=month&date=${sunday}`))
  const below = page.locator('.calendar-list').getByRole('link', { name: NAME })
  await below.waitFor()
  const [from, dot] = [
    await below.boundingBox(),
    await page.locator(`button[data-day="${thursday}"]`).boundingBox(),
  ]
  if (!from || !dot) throw new Error('there is no day to drop it on')
  const up = from.y + Math.min(20, from.height / 2) - (dot.y + dot.height / 2)
  await drawFinger(page, below, {
    down: 0,
    up,
    aside: dot.x + dot.width / 2 - (from.x + from.width / 2),
    rest: 600,
  })
  await page.getByText(/“Carried row” moved to Thu 15 Mar 2029 06:00–07:30/).waitFor()
  await page.getByText('No session on this day').waitFor()
  // And without carrying it: two taps to the day it is to move to.
  await page.locator(`button[data-day="${thursday}"]`).click()
  await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
  await page
    .getByRole('dialog', { name: NAME })
    .getByRole('heading', { name: 'Move to…' })
    .waitFor()
  await leave()
})

test('a template dragged from the shelf onto a day is planned there as a draft', async () => {
  const NAME = 'Shelved row'
  const session_id = await plan('Row to keep', dayAfter(SHELVED))
  await coach.post('templates', { name: NAME, session_id })
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(calendarOf(`view=month&date=${SHELVED}`))
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  const template = page
    .getByRole('region', { name: 'Templates' })
    .getByRole('button', { name: NAME })
  await dragTo(page, template, SHELVED)
  await page.getByText(`“${NAME}” added as a draft: Mon 19 Mar 2029.`).waitFor()
  const planned = page.locator(`[data-day="${SHELVED}"] .calendar-chip`)
  await expect.poll(() => planned.count()).toBe(1)
  expect(await planned.textContent()).toMatch(/07:00.*Draft/)
  expect(await page.locator('[data-paste]').count()).toBe(0)

  await page.goto(calendarOf(`view=week&date=${SHELVED}`))
  await page.locator(`[data-day="${SHELVED}"] .calendar-chip`).waitFor()
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await template.hover()
  await page.mouse.down()
  const column = await page
    .locator(`.calendar-column[data-day="${dayAfter(dayAfter(SHELVED))}"]`)
    .boundingBox()
  const ten = await page.locator('.calendar-hours-axis').getByText('10:00').boundingBox()
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
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(calendarOf(`view=month&date=${first}`))
  await onDay(page, fourth, NAME).waitFor()
  const scope = page.getByRole('dialog', { name: 'This session repeats' })
  const standOn = async (...days: string[]) => {
    for (const day of days) await onDay(page, day, NAME).waitFor()
    await expect
      .poll(() => page.locator('.calendar-month').getByRole('link', { name: NAME }).count())
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
  const { page, leave } = await signedIn(browser, demo, 'athlete')
  await page.routeWebSocket(/./, (socket) => void socket.close()) // this page is not notified of changes meanwhile
  await page.goto(calendarOf(`view=month&date=${REFUSED}`))
  await onDay(page, REFUSED, NAME).waitFor()
  await coach.post('update-session', { id, ...granted(false) })

  let seen = false
  await page.route('**/update-session', async (route) => {
    seen = (await onDay(page, dayAfter(REFUSED), NAME).count()) === 1
    await route.continue()
  })
  await dragTo(page, onDay(page, REFUSED, NAME), dayAfter(REFUSED))
  await page.getByRole('alert').waitFor()
  await onDay(page, REFUSED, NAME).waitFor()
  expect(seen, 'it stands on the new day until it is refused').toBe(true)
  expect(await onDay(page, dayAfter(REFUSED), NAME).count()).toBe(0)
  expect(await page.getByRole('alert').textContent()).toContain('You do not have permission')
  await leave()
})

test('who would be elsewhere is shown before a move or a copy is stored, and it is left or done all the same', async () => {
  const [NAME, OTHER] = ['Asked row', 'Row they are in']
  const [clara] = (await athletesOf(coach)).filter(({ full_name }) => full_name === 'Clara Dubois')
  const people = { athlete_ids: [clara?.id ?? 0] }
  await plan(NAME, ASKED, people)
  await plan(OTHER, dayAfter(ASKED), people)
  const { page, leave } = await signedIn(browser, demo, 'coach')
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
  expect(await question.count()).toBe(0)
  await leave()
})
