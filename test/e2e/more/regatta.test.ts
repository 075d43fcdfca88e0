import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubInstant } from '../clock.ts'
import { athletesOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { calendarOf, coach, dayOn } from '../moved-plans.ts'

/** A Friday. */
const FRIDAY = '2029-07-06'

async function planEvent(name: string, event_type: string, days: number): Promise<number> {
  const people = await athletesOf(await coach())
  const { id } = await (
    await coach()
  ).post<{ id: number }>('create-event', {
    name,
    event_type,
    start_date: clubInstant('08:00', FRIDAY),
    end_date: clubInstant('18:00', dayOn(FRIDAY, days - 1)),
    athlete_ids: people.map((person) => person.id),
  })
  return id
}

/** Pastes text as copied from a spreadsheet, at the cell in focus. */
const pasteBlock = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

type Races = { races: { name: string | null; starts_at: string | null; time: number | null }[] }
const racesOf = async (id: number) => (await (await coach()).get<Races>(`event/${id}/races`)).races

test('the programme of a regatta is pasted, stores itself, and is read on a phone', async () => {
  const id = await planEvent('Pasted regatta', 'regatta', 1)
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/event/${id}/races`)
  await page.getByLabel('Row 1, No.', { exact: true }).focus()
  await pasteBlock(
    page,
    '12\t10:40\tW1x\tFinal\t3\tClara Dubois\n4\tnoon\tW1x\tHeat\t2\tClara Dubois',
  )
  await page.getByText('Saved, except 1 cell that could not be read').waitFor()
  await expect
    .poll(async () => (await racesOf(id)).map(({ name }) => name))
    .toEqual(['Final', 'Heat'])
  const unread = page.getByLabel('Row 2, Start', { exact: true })
  await expect.poll(() => unread.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => unread.inputValue()).toBe('noon')
  await page.getByRole('button', { name: 'Row 2, Start' }).click()
  await expect.poll(() => unread.evaluate((cell) => cell.matches(':focus'))).toBe(true)
  await expectAccessible(page, 'the sheet of races')

  // An earlier start brings the race to the front, and what was typed stays in its row.
  await unread.fill('9:10')
  await page.getByText('All changes saved').waitFor()
  await expect
    .poll(async () => (await racesOf(id)).map(({ name }) => name))
    .toEqual(['Heat', 'Final'])
  await page.getByLabel('Row 2, Time', { exact: true }).fill('5:31.2')
  await page.getByText('would be faster than the world best time').waitFor()
  await page.getByRole('button', { name: 'Yes, that is right' }).click()
  await expect.poll(async () => (await racesOf(id))[1]?.time).toBe(331.2)
  await leave()

  const athlete = await signedIn(demo, 'athlete', { size: PHONE })
  await athlete.page.goto(`${demo.url}/event/${id}/races`)
  const own = athlete.page.getByRole('region', { name: 'Your races' })
  await own.getByText('Final').waitFor()
  await expect.poll(() => own.getByRole('listitem').count()).toBe(2)
  await expectAccessible(athlete.page, 'the programme on a phone')
  await athlete.leave()
})

test('an event of several days is one bar, which keeps its length when it is moved', async () => {
  const id = await planEvent('Long camp', 'training_camp', 4)
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(calendarOf(`view=month&display=all&date=${FRIDAY}`))
  const bars = page.getByRole('link', { name: /Long camp · Training camp/ })
  await bars.first().waitFor()
  // Friday to Monday are two weeks of the month: one stop for the keyboard, and a mark at the edge.
  await expect.poll(() => bars.count()).toBe(2)
  await expect
    .poll(() => bars.evaluateAll((all) => all.map((bar) => bar.tabIndex)))
    .toEqual([0, -1])
  await expect.poll(() => bars.first().getAttribute('data-after')).toBe('true')
  await expectAccessible(page, 'a month with a bar')

  await page.mouse.move(0, 0)
  const box = await bars.first().boundingBox()
  if (!box) throw new Error('the bar is not on the screen')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  await page
    .locator(`[data-calendar] [data-day="${dayOn(FRIDAY, 4)}"] button`)
    .first()
    .hover()
  await page.mouse.up()
  await page.getByText(/“Long camp” moved to/).waitFor()
  await expect.poll(() => bars.count()).toBe(1)
  const moved = await (await coach()).get<{ start_date: string; end_date: string }>(`session/${id}`)
  expect([moved.start_date, moved.end_date]).toEqual([
    clubInstant('08:00', dayOn(FRIDAY, 4)),
    clubInstant('18:00', dayOn(FRIDAY, 7)),
  ])
  await leave()
})
