import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, PHONE, settles, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { mark, pickMore, type Person } from '../dock-device.ts'

let calls: ClubCalls
let people: Person[]
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
  people = (await athletesOf(calls)).slice(0, 12)
})

const plan = (name: string) =>
  rowTomorrow(
    calls,
    name,
    people.map(({ id }) => id),
  )

const answersOf = async (id: number) => {
  const rows = await calls.get<
    { user_id: number; attending: number | null; health_statuses: number[] }[]
  >(`session/${id}/attendance`)
  return new Map(rows.map(({ user_id, ...answer }) => [user_id, answer]))
}

const open = async (page: Page, id: number) => {
  await page.goto(`${demo.url}/session/${id}/attendance`)
  await settles(page)
}

test('a phone shows twelve people at once, and a register of twelve takes a tap each', async () => {
  const id = await plan('Twelve in view')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await open(page, id)
  const lines = page.locator('[data-person]')
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(12)
  const bar = await page.getByRole('navigation').last().boundingBox()
  const twelfth = await lines.nth(11).boundingBox()
  expect((twelfth?.y ?? Infinity) + (twelfth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expectAccessible(page, 'register on a phone')

  const [first] = people
  if (!first) throw new Error('The demo has no athletes')
  let taps = 1
  await mark(page, first, 'Not attending').click()
  await page.getByRole('button', { name: 'Mark the rest as attending (11)' }).click()
  taps += 1
  expect(taps).toBeLessThanOrEqual(14)
  await expect
    .poll(async () =>
      [...(await answersOf(id)).values()].filter(({ attending }) => attending === 1),
    )
    .toHaveLength(11)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () =>
      [...(await answersOf(id)).values()].filter(({ attending }) => attending === 1),
    )
    .toHaveLength(0)
  expect((await answersOf(id)).get(first.id)?.attending).toBe(2)
  await leave()
})

test('letters answer for the person whose line has the focus, and arrows go to the next', async () => {
  const id = await plan('By keys alone')
  const { page, leave } = await signedIn(demo, 'coach')
  await open(page, id)
  const lines = page.locator('[data-person]')
  const idAt = async (index: number) => Number(await lines.nth(index).getAttribute('data-person'))
  await lines.first().getByRole('button', { name: 'Attending', exact: true }).focus()
  await page.keyboard.press('y')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('i')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('y')
  await page.keyboard.press('y')
  await expect
    .poll(async () => {
      const answers = await answersOf(id)
      const at = async (index: number) => answers.get(await idAt(index))
      return [
        (await at(0))?.attending,
        (await at(1))?.attending,
        (await at(2))?.health_statuses,
        (await at(3))?.attending,
      ]
    })
    .toEqual([1, 2, [3], 1])
  expect(new URL(page.url()).pathname).toBe(`/session/${id}/attendance`)
  await leave()
})

test('a finger that swipes a line answers, and one that goes down the page does not', async () => {
  const id = await plan('Swiped')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await open(page, id)
  const lines = page.locator('[data-person]')
  const swipe = async (index: number, x: number, y = 0) => {
    const line = lines.nth(index)
    const from = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: 150, clientY: 300 }
    await line.dispatchEvent('pointerdown', from)
    for (const part of [0.25, 0.5, 1])
      await line.dispatchEvent('pointermove', {
        ...from,
        clientX: 150 + x * part,
        clientY: 300 + y * part,
      })
    await line.dispatchEvent('pointerup', from)
    return Number(await line.getAttribute('data-person'))
  }
  const little = await swipe(2, 40)
  const scrolled = await swipe(3, 100, 200)
  const coming = await swipe(0, 120)
  const away = await swipe(1, -120)
  await expect.poll(async () => (await answersOf(id)).get(coming)?.attending).toBe(1)
  await expect.poll(async () => (await answersOf(id)).get(away)?.attending).toBe(2)
  const answers = await answersOf(id)
  expect([answers.get(little)?.attending, answers.get(scrolled)?.attending]).toEqual([null, null])
  await leave()
})

test('counts filter the list, and the menu of a line says the rest', async () => {
  const id = await plan('The rest in a menu')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await open(page, id)
  const [first, second] = people
  if (!first || !second) throw new Error('The demo has too few athletes')
  await pickMore(page, first, 'Injured')
  await pickMore(page, second, 'Late')
  const counts = page.getByRole('group', { name: 'Answers' })
  await counts.getByRole('button', { name: 'Ill or injured: 1' }).click()
  await expect.poll(() => page.locator('[data-person]').count()).toBe(1)
  await page.getByRole('listitem', { name: first.full_name }).getByText('Injured').waitFor()
  await counts.getByRole('button', { name: 'Ill or injured: 1' }).click()
  await counts.getByRole('button', { name: 'Late or no-show: 1' }).click()
  await page.getByRole('listitem', { name: second.full_name }).getByText('Late').waitFor()
  await leave()
})
