import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { FIRST, heading, moveClub, openForm, plannedAs } from '../planning-pages.ts'
import { demo } from '../demo.ts'

const DAILY = 'Daily'
/** Its clocks go back on 29 October 2028. */
const CLUB_ZONE = 'Europe/Zurich'

beforeAll(() => moveClub(CLUB_ZONE))

const clock = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: CLUB_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant))

async function chooseWeekly(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: 'Repeats' })
    .or(page.getByRole('textbox', { name: 'Repeats' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await page.getByRole('checkbox', { name: 'Thu' }).check()
  await page.getByText('After a number of sessions').click()
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('20')
}

async function planTenWeeks(page: Page, name: string): Promise<void> {
  await openForm(page, name)
  await chooseWeekly(page)
  await page.getByText(/20 sessions: Tue 3 Oct 2028 to Thu 7 Dec 2028/).waitFor()
  await page.getByLabel('Structure as text').fill('3x2000m/6min')
  await page.getByRole('button', { name: 'Intensity and RPE' }).click()
  await page.getByLabel('UT2', { exact: false }).first().fill('80')
  await page.getByText(/add up to 80/).waitFor()
  await page.getByLabel('AT –', { exact: false }).first().fill('20')
  await page.getByText(/add up to/).waitFor({ state: 'detached' })
  await page
    .getByRole('combobox', { name: 'Squads' })
    .or(page.getByRole('textbox', { name: 'Squads' }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Senior' }).click()
  await page.keyboard.press('Escape')
}

async function editOf(page: Page, id: number): Promise<void> {
  await page.goto(`${demo.url}/create-session/${id}`)
  await heading(page, /Edit/).waitFor()
}

const endTime = (page: Page) => page.getByLabel('End: time')

describe('a coach plans Tuesdays and Thursdays at six for ten weeks', () => {
  test('six o’clock stays over the clock change; moved and longer, athletes get one message', async () => {
    const NAME = 'Ten weeks at six'
    const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
    await planTenWeeks(page, NAME)
    await expectAccessible(page, 'a new session')
    await page.getByRole('button', { name: 'Publish' }).click()
    await heading(page, NAME).waitFor()

    const planned = await plannedAs(page, NAME, '2028-10-01', '2028-12-31')
    expect(planned.map(({ start_date }) => clock(start_date).slice(-5))).toEqual(
      Array.from({ length: 20 }, () => '06:00'),
    )
    expect([planned[7], planned[8]].map((session) => session?.start_date)).toEqual([
      '2028-10-26T04:00:00Z',
      '2028-10-31T05:00:00Z',
    ])

    const [, second, third] = planned
    await editOf(page, second?.id ?? 0)
    await page.getByLabel(/^Start( \*)?$/).fill('2028-10-06')
    await page.getByLabel(/^End( \*)?$/).fill('2028-10-06')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Only this session' }).click()
    await heading(page, NAME).waitFor()

    await editOf(page, third?.id ?? 0)
    await endTime(page).fill('08:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'This and following sessions' }).click()
    await heading(page, NAME).waitFor()

    const after = await plannedAs(page, NAME, '2028-10-01', '2028-12-31')
    expect(clock(after[1]?.start_date ?? '')).toBe('2028-10-06 06:00')
    expect(after.map(({ end_date }) => clock(end_date).slice(-5))).toEqual([
      '07:30',
      '07:30',
      ...Array.from({ length: 18 }, () => '08:00'),
    ])
    await leave()

    const athlete = await signedIn(demo, 'athlete')
    await athlete.page.goto(`${demo.url}/notifications/all`)
    await athlete.page
      .getByText(/20 new sessions/)
      .first()
      .waitFor()
    await expect.poll(() => athlete.page.getByText(/20 new sessions/).count()).toBe(1)
    await athlete.leave()
  })

  test('on a phone it is one column, and says who is elsewhere before saving', async () => {
    const NAME = 'Ten weeks by phone'
    const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
    await openForm(page, NAME)
    await chooseWeekly(page)
    await page.getByText(/20 sessions/).waitFor()
    await page.getByText(/clash(es)? with (an)?other session/).waitFor()
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await heading(page, NAME).waitFor()
    const planned = await plannedAs(page, NAME, '2028-10-01', '2028-12-31')
    expect(planned).toHaveLength(20)

    await editOf(page, planned[10]?.id ?? 0)
    await page.getByRole('button', { name: 'Delete session' }).click()
    await page.getByRole('button', { name: /^All \d+ sessions in the series/ }).click()
    await page.waitForURL('**/calendar**')
    expect(await plannedAs(page, NAME, '2028-10-01', '2028-12-31')).toEqual([])
    await leave()
  })

  test('a day off takes a kind and a tap, and a session without a name is called by its plan', async () => {
    const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
    await page.goto(`${demo.url}/create-session?date=2028-12-24`)
    await page.getByText('Day off', { exact: true }).click()
    await expect.poll(() => page.getByLabel('Structure as text').count()).toBe(0)
    await page.getByRole('button', { name: 'Publish' }).click()
    await heading(page, 'Day off').waitFor()

    await page.goto(`${demo.url}/create-session?date=2028-12-26`)
    await page.getByLabel('Structure as text').fill('4x1000 r20 24 28 32')
    const proposed = '1000 m @ 20 + 1000 m @ 24 + 1000 m @ 28 + 1000 m @ 32'
    await expect.poll(() => page.getByLabel('Name').getAttribute('placeholder')).toBe(proposed)
    await page.getByRole('button', { name: 'Publish' }).click()
    await heading(page, proposed).waitFor()
    await leave()
  })

  test('with the keyboard alone', async () => {
    const NAME = 'Keys alone'
    const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
    await page.goto(`${demo.url}/create-session?date=${FIRST}&time=18:00`)
    await page.getByLabel('Name').waitFor()
    const walkTo = async (label: string) => {
      for (let steps = 0; steps < 60 && !(await atField(page, label)); steps += 1)
        await page.keyboard.press('Tab')
    }
    await walkTo('Repeats')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: DAILY }).waitFor()
    for (let steps = 0; steps < 10 && (await pointedAt(page)) !== DAILY; steps += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByLabel('Every … days').waitFor()
    await walkTo('Structure as text')
    await page.keyboard.type('2x')
    await page.keyboard.press('Control+Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await page.keyboard.press('End')
    await page.keyboard.type('10min')
    await page.getByText('2 × 10:00').first().waitFor()
    await walkTo('Name')
    await page.keyboard.type(NAME)
    await page.keyboard.press('Control+Enter')
    await heading(page, NAME).waitFor()
    await page.getByText('2 × 10:00').first().waitFor()
    await leave()
  })
})

/** The option of an open list the arrow keys have come to. */
const pointedAt = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=option][data-combobox-selected]')?.textContent)

/** Whether the field with this label has the focus. */
const atField = (page: Page, label: string) =>
  page.evaluate((name) => {
    const field = document.activeElement
    return (
      field instanceof HTMLInputElement &&
      [...(field.labels ?? [])].some((one) => one.textContent.startsWith(name))
    )
  }, label)
