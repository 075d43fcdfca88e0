import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  browser,
  DESKTOP,
  expectAccessible,
  joins,
  PHONE,
  signedIn,
  type Size,
} from '../browser.ts'
import { clubInstant, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const MONDAY = '2027-09-06'
const TUESDAY = '2027-09-07'
const WEDNESDAY = '2027-09-08'
const FRIDAY = '2027-09-10'
const SUNDAY = '2027-09-12'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const calendarOf = (query: string) => `${demo.url}/calendar?${query}`

/** Plans a session through its own page, as a coach does. */
async function plan(page: Page, name: string, day: string): Promise<void> {
  await page.goto(`${demo.url}/create-session?date=${day}&time=06:00`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Publish' }).click()
  await heading(page, name).waitFor()
}

/** A session of one athlete on Tuesday, and an event from Friday to Sunday. */
async function planToShare(name: string) {
  const coach = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(coach)
  if (!athlete) throw new Error('The demo has no athletes')
  const session = { name: `${name}, row`, sport_id: 1, ...clubSpan(TUESDAY) }
  await coach.post('create-session', { ...session, athlete_ids: [athlete.id] })
  const event = {
    name: `${name}, camp`,
    start_date: clubInstant('08:00', FRIDAY),
    end_date: clubInstant('18:00', SUNDAY),
  }
  await coach.post('create-event', event)
  return { athlete: athlete.full_name, session: session.name, event: event.name }
}

/** Finds the session on a day of the grid or list. */
const onDay = (page: Page, day: string, name: string) =>
  page.locator(`[data-day="${day}"]`).getByRole('link', { name: new RegExp(name) })

/** The actions of a session: by key where it is a link in a grid, by its button in a list. */
async function openActions(page: Page, day: string, name: string, size: Size): Promise<void> {
  if (size === PHONE) await page.getByRole('button', { name: `Actions for ${name}` }).click()
  else {
    await onDay(page, day, name).focus()
    await page.keyboard.press('m')
  }
  await page.getByRole('dialog', { name }).waitFor()
}

/** Chooses something of the calendar's one menu. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

describe.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('at a %s', (where, size) => {
  const NAME = `Calendar row at a ${where}`
  const week = `view=week&date=${MONDAY}`

  test('a coach moves a session without a mouse, takes it back, copies and pastes it', async () => {
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await plan(page, NAME, TUESDAY)
    await page.goto(calendarOf(week))
    await onDay(page, TUESDAY, NAME).waitFor()

    await openActions(page, TUESDAY, NAME, size)
    await page.getByRole('button', { name: 'Move to…' }).click()
    await page.getByLabel(/^Start\s*\*?$/).fill(WEDNESDAY)
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await onDay(page, WEDNESDAY, NAME).waitFor()
    const undone = page.waitForResponse((response) => response.url().endsWith('/update-session'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await onDay(page, TUESDAY, NAME).waitFor()
    await undone
    await page.reload()
    await onDay(page, TUESDAY, NAME).waitFor()

    await openActions(page, TUESDAY, NAME, size)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.locator(`[data-paste="${WEDNESDAY}"]`).first().click()
    await onDay(page, WEDNESDAY, NAME).waitFor()
    await expect.poll(() => onDay(page, WEDNESDAY, NAME).textContent()).toContain('Draft')
    await page.getByRole('button', { name: 'Stop pasting' }).click()
    await leave()
  })

  test('view, day and filters stand in the address: reload and back show the same', async () => {
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(calendarOf(`display=all&date=${MONDAY}&sports=2`))
    await heading(page, /September 2027/).waitFor()
    if (size === PHONE) {
      await page.getByRole('button', { name: 'View: Month' }).click()
      await page.getByRole('menuitemradio', { name: 'Totals' }).click()
    } else await page.getByRole('radiogroup', { name: 'View' }).getByText('Totals').click()
    await page.waitForURL(/view=summary/)
    await page.getByText('Week total').last().waitFor()
    await page.reload()
    await heading(page, /6.*12 Sept? 2027/).waitFor()
    expect(new URL(page.url()).searchParams.get('sports')).toBe('2')
    await page.goBack()
    await heading(page, /September 2027/).waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBeNull()
    await leave()
  })

  test('a favourite view is kept, chosen and deleted', async () => {
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(calendarOf(`view=agenda&display=all&types=session&date=${MONDAY}`))
    await choose(page, 'Saved views')
    await page.getByLabel('Name of this view').fill(`Sessions ${where}`)
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('button', { name: `Sessions ${where}`, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(calendarOf(`date=${MONDAY}`))
    await choose(page, 'Saved views')
    await page.getByRole('button', { name: `Sessions ${where}`, exact: true }).click()
    await page.waitForURL(/view=agenda.*types=session/)
    await choose(page, 'Saved views')
    await page.getByRole('button', { name: `Delete “Sessions ${where}”` }).click()
    await expect
      .poll(() => page.getByRole('button', { name: `Sessions ${where}`, exact: true }).count())
      .toBe(0)
    await leave()
  })

  test('a shared link shows a guest the plan without people, until it is ended', async () => {
    const plans = await planToShare(`Shared at a ${where}`)
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(calendarOf(week))
    await choose(page, 'Share the calendar')
    const dialog = page.getByRole('dialog', { name: 'Share the calendar' })
    await dialog.getByText('Public page', { exact: true }).click()
    await dialog.getByLabel('What to share').selectOption('club')
    await dialog.getByLabel('Valid for').selectOption('7')
    const before = await dialog.getByRole('button', { name: /^Revoke link/ }).count()
    const [made] = await Promise.all([
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/calendar-links') && answer.request().method() === 'POST',
      ),
      dialog.getByRole('button', { name: 'Create link' }).click(),
    ])
    const { data } = (await made.json()) as { data: { url: string } }
    const shared = `${demo.url}${new URL(data.url).pathname}?from=${MONDAY}`
    await expect
      .poll(() => dialog.getByRole('button', { name: /^Revoke link/ }).count())
      .toBe(before + 1)

    const guest = await browser.newContext({ viewport: size, locale: 'en' })
    const view = await guest.newPage()
    await view.goto(shared)
    await heading(view, /Training plan of/).waitFor()
    await view.getByText(plans.session, { exact: true }).waitFor()
    await expect.poll(() => view.getByText(plans.athlete).count()).toBe(0)
    const daysOfEvent = view.getByRole('region').filter({ hasText: plans.event })
    await expect
      .poll(() => daysOfEvent.evaluateAll((days) => days.map(({ ariaLabel }) => ariaLabel)))
      .toEqual([/^Friday/, /^Saturday/, /^Sunday/].map((day) => expect.stringMatching(day)))
    await expect
      .poll(() => view.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex')
    await expectAccessible(view, 'the shared calendar')
    const neighbour = await browser.newContext({ viewport: size, locale: 'de-DE' })
    const german = await neighbour.newPage()
    await german.goto(shared)
    await german.getByRole('region', { name: /^Dienstag, \d+\. September 2027$/ }).waitFor()
    await german.goto(`${demo.url}${new URL(data.url).pathname}?from=9999-12-31`)
    await german.getByRole('heading', { name: 'So weit reicht diese Seite nicht' }).waitFor()
    await german.getByRole('button', { name: 'Zur aktuellen Woche' }).click()
    await german.getByRole('heading', { name: /^Trainingsplan/ }).waitFor()
    await neighbour.close()

    await dialog
      .getByRole('button', { name: /^Revoke link/ })
      .first()
      .click()
    await page.getByText('Link revoked').waitFor()
    await view.reload()
    await view.getByRole('heading', { name: 'This link is no longer active' }).waitFor()
    await guest.close()
    await leave()
  })

  test('what somebody else plans appears without a reload', async () => {
    const coach = await signedIn(demo, 'coach', { size })
    const watcher = await signedIn(demo, 'athlete', { size })
    const joined = joins(watcher.page, 'join calendar')
    await watcher.page.goto(calendarOf(`view=agenda&display=all&date=${MONDAY}`))
    await heading(watcher.page, /Calendar/).waitFor()
    await joined
    await plan(coach.page, `${NAME}, live`, MONDAY)
    await expect.poll(() => onDay(watcher.page, MONDAY, `${NAME}, live`).count()).toBe(1)
    await watcher.leave()
    await coach.leave()
  })
})
