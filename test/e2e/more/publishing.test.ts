import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubInstant, clubSpan } from '../clock.ts'
import { call, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

let token = ''
let athlete = 0

const ask = <R>(method: string, path: string, body?: unknown) =>
  call<R>(demo, method, path, { token, club: demo.club_id, ...(body !== undefined && { body }) })

beforeAll(async () => {
  token = await tokenOf(demo, 'coach')
  athlete = (
    await call<{ data: { id: number } }>(demo, 'GET', 'me', {
      token: await tokenOf(demo, 'athlete'),
    })
  ).data.id
})

/** A day of the week after this one; Monday is 0. */
const nextWeek = (weekday: number) => addDays(isoWeekStart(clubDay()), 7 + weekday)

async function plan(name: string, day: string, more: object = {}): Promise<number> {
  const body = {
    name,
    sport_id: 1,
    ...clubSpan(day, '12:00', 60),
    published: false,
    athlete_ids: [athlete],
    ...more,
  }
  return (await ask<{ data: { id: number } }>('POST', 'create-session', body)).data.id
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const action = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

describe.each([
  ['on a desk', DESKTOP],
  ['on a phone', PHONE],
])('%s', (where, size) => {
  test('a coach publishes next week, and the athlete reads one message about all of it', async () => {
    await plan(`Tuesday ${where}`, nextWeek(1))
    await plan(`Thursday ${where}`, nextWeek(3))
    const coach = await signedIn(demo, 'coach', { size })
    await coach.page.goto(`${demo.url}/home`)
    await coach.page
      .getByRole('region', { name: 'Needs your attention' })
      .getByRole('button', { name: /^Publish: \d+ sessions to publish/ })
      .click()
    const dialog = coach.page.getByRole('dialog')
    await dialog.getByText(`Tuesday ${where}`).waitFor()
    await dialog.getByText(`Thursday ${where}`).waitFor()
    await dialog.getByText(/will be notified/).waitFor()
    await expectAccessible(coach.page, 'what people will be notified of')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await coach.page.getByText(/sessions? published/).waitFor()
    await coach.leave()

    const reader = await signedIn(demo, 'athlete', { size: PHONE })
    await reader.page.goto(`${demo.url}/notifications/all`)
    const first = reader.page.locator('main li[data-unread]').first()
    await first.getByText(/Your training plan at .*: \d+ new sessions/).waitFor()
    // One with few sessions is unfolded already.
    await first.locator('summary').waitFor()
    if ((await first.locator('details[open]').count()) === 0) await first.locator('summary').click()
    await first.getByText(`Tuesday ${where}`).waitFor()
    await first.getByText(`Thursday ${where}`).waitFor()
    await reader.leave()
  })

  test('a change is marked until the crew is notified', async () => {
    const id = await plan(`Changed ${where}`, nextWeek(4), { published: true })
    await ask('POST', 'update-session', { id, location: 'Upper lake' })
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}`)
    await page.getByText('Changed since publishing: location').waitFor()
    await page.getByRole('columnheader', { name: 'As published' }).waitFor()
    await page.getByRole('button', { name: 'Notify crew' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Changed since publishing: location').waitFor({ state: 'detached' })
    await leave()
  })

  test('a deleted session comes back with one tap', async () => {
    const id = await plan(`Deleted ${where}`, nextWeek(5))
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}`)
    await heading(page, `Deleted ${where}`).waitFor()
    await action(page, 'Delete')
    await page.getByText('1 session deleted').waitFor()
    await page.goto(`${demo.url}/deleted-sessions`)
    const row = page.getByRole('listitem').filter({ hasText: `Deleted ${where}` })
    await expectAccessible(page, '/deleted-sessions')
    await row.getByRole('button', { name: 'Restore' }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto(`${demo.url}/session/${id}`)
    await heading(page, `Deleted ${where}`).waitFor()
    await action(page, 'Delete')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 session restored').waitFor()
    await page.goto(`${demo.url}/session/${id}`)
    await heading(page, `Deleted ${where}`).waitFor()
    await leave()
  })

  test('a copy keeps the chosen time and waits as a draft', async () => {
    const id = await plan(`Copied ${where}`, nextWeek(2), { published: true })
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}`)
    await heading(page, `Copied ${where}`).waitFor()
    await action(page, 'Duplicate')
    const dialog = page.getByRole('dialog')
    const day = nextWeek(4)
    await dialog.getByLabel(/^Start( \*)?$/).fill(day)
    await expectAccessible(page, 'duplicating')
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => page.url()).not.toMatch(new RegExp(`/session/${id}$`))
    await page.getByText('Draft: only coaches can see it until you publish.').waitFor()
    await expect
      .poll(() => page.locator('time').first().getAttribute('datetime'))
      .toBe(clubInstant('12:00', day))
    await leave()
  })

  test('two sessions become one and two again', async () => {
    const into = await plan(`Planned ${where}`, nextWeek(0))
    await plan(`Watch ${where}`, nextWeek(0))
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${into}`)
    await heading(page, `Planned ${where}`).waitFor()
    await action(page, 'Merge sessions')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: `Watch ${where}` }).check()
    await dialog.getByText('What is added').waitFor()
    await expectAccessible(page, 'merging')
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await page.getByText(`Merged: Watch ${where}`).waitFor()
    await page.getByRole('button', { name: 'Undo merge' }).click()
    await page.getByText('Merge undone').waitFor()
    await leave()
  })
})

test('two coaches see each other’s changes and words at once', async () => {
  const id = await plan('Both look', nextWeek(3), { published: true })
  const one = await signedIn(demo, 'coach')
  const other = await signedIn(demo, 'head_coach')
  for (const { page } of [one, other]) {
    await page.goto(`${demo.url}/session/${id}`)
    await heading(page, 'Both look').waitFor()
  }
  await one.page.getByRole('heading', { name: 'Discussion' }).scrollIntoViewIfNeeded()
  await one.page.getByRole('textbox', { name: 'Write a post' }).fill('Mind the swans')
  await one.page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect.poll(() => other.page.getByText('Mind the swans').count()).toBe(1)
  await ask('POST', 'update-session', { id, name: 'Both have looked' })
  for (const { page } of [one, other]) await heading(page, 'Both have looked').waitFor()
  await one.leave()
  await other.leave()
})
