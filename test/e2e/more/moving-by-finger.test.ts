import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { calendarOf, dayOn, onDay, plan } from '../moved-plans.ts'
import { demo } from '../demo.ts'

/** Mondays. */
const TOUCHED = '2029-02-05'
const CARRIED = '2029-02-12'

type Finger = {
  down: number
  up: number
  /** Whether it rests until it has taken the session along; else it scrolls. */
  rests: boolean
  /** What it waits for before it leaves. */
  stay?: () => Promise<unknown>
  /** Pixels to the right. */
  aside?: number
}

/** Where something is once it no longer moves: a day that opens scrolls to its morning. */
async function boxAtRest(what: Locator) {
  const boxes = [await what.boundingBox()]
  const isAtRest = async () => {
    boxes.push(await what.boundingBox())
    const [before, now] = boxes.slice(-2)
    return now !== null && before?.x === now?.x && before?.y === now?.y
  }
  await expect.poll(isAtRest, { interval: 250 }).toBe(true)
  const box = boxes.at(-1)
  if (!box) throw new Error('there is nothing to touch')
  return box
}

/** One finger on the middle of something, which goes straight by pixels in small steps. */
async function drawFinger(
  page: Page,
  what: Locator,
  { down, up, rests, stay, aside = 0 }: Finger,
): Promise<void> {
  const box = await boxAtRest(what)
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(20, box.height / 2)]
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + aside * part, y: y + (down - up) * part }],
    })
  await touch('touchStart', 0)
  if (rests) await page.locator('[data-ghost]').waitFor()
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', step / 10)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await stay?.()
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

test('on a phone a finger that rests takes a session along, and one that does not scrolls', async () => {
  const NAME = 'Touched row'
  await plan(NAME, TOUCHED)
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(calendarOf(`view=day&date=${TOUCHED}`))
  const chip = onDay(page, TOUCHED, NAME)
  await chip.waitFor()
  const hour = await page.locator('[data-axis] span').first().boundingBox()
  if (!hour) throw new Error('there are no hours')

  await drawFinger(page, chip, { down: 0, up: hour.height, rests: false })
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (document.querySelector('[data-axis]')?.parentElement?.scrollTop ?? 0) + window.scrollY,
      ),
    )
    .toBeGreaterThan(20)
  await expect.poll(() => chip.textContent()).toContain('06:00')

  await page.reload() // this scrolls to where the morning is on top
  await chip.waitFor()
  await drawFinger(page, chip, { down: 2 * hour.height, up: 0, rests: true })
  await page.getByText(/“Touched row” moved to Mon 5 Feb 2029 08:00–09:30/).waitFor()
  await expect.poll(() => chip.textContent()).toContain('08:00')
  await page.reload()
  await chip.waitFor()
  await expect.poll(() => chip.textContent()).toContain('08:00')

  await drawFinger(page, chip, { down: 0, up: 0, rests: true })
  await page.getByRole('dialog', { name: NAME }).waitFor()
  await leave()
})

test('on a phone a line is carried to another day, which need not be on the screen yet', async () => {
  const NAME = 'Carried row'
  await plan(NAME, CARRIED)
  const [sunday, thursday] = [dayOn(CARRIED, 6), dayOn(CARRIED, 3)]
  for (const more of [1, 2, 3, 4])
    for (const number of [1, 2]) await plan(`Row ${more}.${number}`, dayOn(CARRIED, more))
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(calendarOf(`view=week&date=${CARRIED}`))
  const row = onDay(page, CARRIED, NAME)
  await row.waitFor()
  await drawFinger(page, row, { down: 0, up: 150, rests: false })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20)
  // What a finger has set in motion runs on for a while.
  const backToTop = () =>
    page.evaluate(() => {
      const { scrollY } = window
      window.scrollTo({ top: 0, behavior: 'instant' })
      return scrollY
    })
  await expect.poll(backToTop, { interval: 300 }).toBe(0)

  const [box, end] = [await row.boundingBox(), page.locator(`section[data-day="${sunday}"]`)]
  if (!box) throw new Error('there is no row')
  const toEdge = PHONE.height - 30 - box.y - 20
  const aimed = async () => {
    await expect.poll(() => end.getAttribute('data-aimed')).toBe('true')
  }
  await drawFinger(page, row, { down: toEdge, up: 0, rests: true, stay: aimed })
  await page.getByText(/“Carried row” moved to Sun 18 Feb 2029 06:00–07:30/).waitFor()
  await onDay(page, sunday, NAME).waitFor()

  await page.goto(calendarOf(`view=month&date=${sunday}`))
  const below = page.locator('[data-list]').getByRole('link', { name: NAME })
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
    rests: true,
  })
  await page.getByText(/“Carried row” moved to Thu 15 Feb 2029 06:00–07:30/).waitFor()
  await page.getByText('No session on this day').waitFor()
  // And without carrying it: two taps to the day it is to move to.
  await page.locator(`button[data-day="${thursday}"]`).click()
  await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
  await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Move to…' }).waitFor()
  await leave()
})
