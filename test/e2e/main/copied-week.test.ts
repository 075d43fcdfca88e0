import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { calendarOf, dayOn, onDay, plan } from '../moved-plans.ts'

/** A Monday. */
const MONDAY = '2029-08-06'

test('a coach copies a week to another, sees the drafts there and takes them back', async () => {
  const [ROW, ERGO] = ['Row to copy', 'Ergo to copy']
  await plan(ROW, MONDAY)
  await plan(ERGO, dayOn(MONDAY, 3), { published: false })
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(calendarOf(`view=week&date=${MONDAY}`))
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Copy week 6 – 12 Aug/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Copy into the week of').fill(dayOn(MONDAY, 16))
  await dialog.getByText('Week 20 – 26 Aug').waitFor()
  await dialog.getByRole('checkbox', { name: 'Copy 1 draft too' }).waitFor()
  await expectAccessible(page, 'copying a week')
  await dialog.getByRole('button', { name: 'Copy 2 sessions' }).click()
  const notice = page.getByRole('status').filter({ hasText: '2 sessions copied to 20 – 26 Aug' })
  await notice.waitFor()
  await leave()

  const desk = await signedIn(demo, 'coach')
  await desk.page.goto(calendarOf(`view=month&date=${MONDAY}`))
  await onDay(desk.page, dayOn(MONDAY, 14), ROW).waitFor()
  await onDay(desk.page, dayOn(MONDAY, 17), ERGO).waitFor()
  await desk.page.getByRole('button', { name: 'More', exact: true }).click()
  await desk.page.getByRole('menuitem', { name: /^Copy week 6 – 12 Aug/ }).click()
  await desk.page.getByRole('dialog').getByLabel('Copy into the week of').fill(dayOn(MONDAY, 21))
  await desk.page.getByRole('button', { name: 'Copy 2 sessions' }).click()
  await onDay(desk.page, dayOn(MONDAY, 21), ROW).waitFor()
  await desk.page.getByRole('button', { name: 'Undo' }).click()
  await desk.page.getByText('Copies deleted').waitFor()
  await expect.poll(() => onDay(desk.page, dayOn(MONDAY, 21), ROW).count()).toBe(0)
  await onDay(desk.page, dayOn(MONDAY, 14), ROW).waitFor()
  await desk.leave()
})
