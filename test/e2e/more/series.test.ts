import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubInstant, clubSpan } from '../clock.ts'
import { athletesOf, callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

let calls: ClubCalls
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
})

type Seen = { series: { count: number }; repeat_numbers: number | null }

/** Four Tuesdays of October 2031. */
async function fourTuesdays(name: string): Promise<number[]> {
  const [athlete] = await athletesOf(calls)
  if (!athlete) throw new Error('The demo has no athletes')
  const weekly = {
    repeat_frequency_type: 'weekly',
    repeat_on_the_specific_days: [2],
    repeat_numbers: 4,
  }
  const plan = {
    name,
    sport_id: 1,
    published: false,
    athlete_ids: [athlete.id],
    ...clubSpan('2031-10-07', '06:00'),
    ...weekly,
  }
  return (await calls.post<{ ids: number[] }>('create-session', plan)).ids
}

test('a coach reads and lengthens a series, and sees what would go before it is shortened', async () => {
  const [first = 0, , third = 0, fourth = 0] = await fourTuesdays('Tuesdays')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${third}`)
  await page.getByText(/^Every Tuesday until Tue 28 Oct 2031, 4 sessions$/).waitFor()

  await page.getByRole('button', { name: 'Edit series', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit series' })
  const times = dialog.getByRole('textbox', { name: 'Number of sessions' })
  await expect.poll(() => times.inputValue()).toBe('2')
  await times.fill('5')
  await dialog.getByText('Then there are 5 sessions, Tue 21 Oct 2031 to Tue 18 Nov 2031.').waitFor()
  await expectAccessible(page, 'another rule for a series')
  await dialog.getByRole('button', { name: 'Save series' }).click()
  await page.getByText(/^Every Tuesday until Tue 18 Nov 2031, 5 sessions$/).waitFor()
  expect((await calls.get<Seen>(`session/${first}`)).series.count).toBe(2)

  // What "all" means is what is left together.
  await page.goto(`${demo.url}/create-session/${third}`)
  await page.getByText(/^Every Tuesday until Tue 18 Nov 2031, 5 sessions$/).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Late Tuesdays')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const question = page.getByRole('dialog', { name: 'Which sessions should change?' })
  await question
    .getByRole('button', {
      name: 'All 5 sessions in the series, Tue 21 Oct 2031 – Tue 18 Nov 2031',
    })
    .click()
  await page.waitForURL(/[/]session[/]\d+$/)
  await page.getByRole('heading', { name: 'Late Tuesdays' }).waitFor()

  const [athlete] = await athletesOf(calls)
  await calls.post('session-attendance', {
    event_id: fourth,
    users: { [athlete?.id ?? 0]: { attending: 1 } },
  })
  await page.getByRole('button', { name: 'Edit series', exact: true }).click()
  await times.fill('1')
  await dialog.getByText('1 session to be removed has answers or results').waitFor()
  await dialog.getByText(/Late Tuesdays, Tue 28 Oct 2031.*: 1 answer/).waitFor()
  await dialog.getByRole('button', { name: 'Save series' }).click()
  await page.getByText(/^Every Tuesday until Tue 21 Oct 2031, 1 session$/).waitFor()
  await leave()
})

test('the menu of a session asks which of its series go, and brings them back', async () => {
  const ids = await fourTuesdays('Menu Tuesdays')
  const { page, leave } = await signedIn(demo, 'coach')
  const days = { start_date: '2031-10-01', end_date: '2031-10-31', display: 'all' }
  const left = async () =>
    (await calls.post<{ id: number }[]>('agenda', days)).filter(({ id }) => ids.includes(id)).length
  const remove = async () => {
    await page.goto(`${demo.url}/session/${ids[1]}`)
    await page.getByRole('heading', { name: 'Menu Tuesdays' }).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    return page.getByRole('dialog', { name: 'Delete “Menu Tuesdays”?' })
  }
  const question = await remove()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessible(page, 'what of a series goes')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await left()).toBe(4)

  await (await remove()).getByRole('button', { name: 'This and following sessions' }).click()
  await page.getByText('3 sessions deleted').waitFor()
  expect(await left()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 sessions restored').waitFor()
  expect(await left()).toBe(4)

  await (await remove()).getByRole('button', { name: 'Only this session' }).click()
  await page.getByText('1 session deleted').waitFor()
  expect(await left()).toBe(3)
  await leave()
})

test('a series on other weekdays moves its sessions, and says so beforehand', async () => {
  const [first = 0, second = 0] = await fourTuesdays('Wandering Tuesdays')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${first}`)
  await page.getByRole('button', { name: 'Edit series', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit series' })
  await dialog.getByRole('checkbox', { name: 'Thu' }).click()
  await dialog.getByRole('checkbox', { name: 'Tue' }).click()
  await dialog
    .getByText(
      'Moved to another day: 4. Added: 0. Removed: 0. Sessions that have started are not changed.',
    )
    .waitFor()
  await dialog.getByText(/^Moved sessions keep their crews/).waitFor()
  await expectAccessible(page, 'other weekdays for a series')
  await dialog.getByRole('button', { name: 'Save series' }).click()
  await page.getByText('Series updated. Moved: 4, added: 0, removed: 0.').waitFor()
  await page.getByText(/^Every Thursday until Thu 30 Oct 2031, 4 sessions$/).waitFor()
  const moved = await calls.get<{ start_date: string }>(`session/${second}`)
  expect(moved.start_date).toBe(clubInstant('06:00', '2031-10-16'))
  await leave()
})
