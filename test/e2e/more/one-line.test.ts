import { expect, test, vi } from 'vitest'
import { writeFit } from '../../../server/demo/fit-writer.ts'
import { expectAccessible, PHONE, signedIn, type Size } from '../browser.ts'
import { clubDay, clubInstant, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

/** A tablet is this narrow, and the sheet scrolls sideways on it. */
const TABLET: Size = { width: 900, height: 600 }

async function sessionWith(name: string, athletes: number, pieces: number) {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, athletes)
  const { id } = await calls.post<{ id: number }>('create-session', {
    name,
    sport_id: 1,
    ...clubSpan(clubDay(-1)),
    athlete_ids: people.map((person) => person.id),
    structure: {
      piece_structure: 2,
      repetitions: pieces,
      pieces: [
        { planned_distance: 2000, planned_time: null, rest: 300, split_length: 500, segments: [] },
      ],
    },
  })
  return { id, people, calls }
}

/** An hour on the water of somebody, brought in by the coach and read. */
async function upload(session: number, user: number): Promise<void> {
  const records = Array.from({ length: 3601 }, (_, t) => ({
    t,
    distance: t * 3.5,
    heart_rate: 148,
    cadence: 20,
  }))
  const form = new FormData()
  form.append('session_id', String(session))
  form.append('user_id', String(user))
  const file = writeFit({
    start: new Date(clubInstant('12:00', clubDay(-1))),
    sport: 15,
    records,
    product: 'Watch of one line',
  })
  form.append('file', new Blob([new Uint8Array(file)]), 'row.fit')
  const headers = {
    authorization: `Bearer ${await tokenOf(demo, 'coach')}`,
    'selected-club-id': String(demo.club_id),
  }
  const response = await fetch(`${demo.url}/api/v2/imports`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number } }
  const calls = await callsOf(demo, 'coach')
  const isRead = async () =>
    expect((await calls.get<{ state: string }>(`imports/${data.id}`)).state).toBe('done')
  await vi.waitFor(isRead, { timeout: 30_000, interval: 200 })
}

test('an outing entered and recorded is one line, which shows where both contradict each other', async () => {
  const { id, people, calls } = await sessionWith('Entered and recorded', 1, 2)
  const [athlete] = people
  if (!athlete) throw new Error('The demo has no athletes')
  await upload(id, athlete.id)
  const whole = { piece: 0, part: 'piece', number: 0, values: { time: 3000 } }
  await calls.post(`session/${id}/add-scores`, {
    results: [{ user_id: athlete.id, scores: [whole] }],
  })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/results`)
  const lines = page.locator('main table').first().getByRole('row')
  await lines.filter({ hasText: athlete.full_name }).waitFor()
  await expect.poll(() => lines.count()).toBe(2)
  const line = lines.nth(1)
  for (const text of ['Entered', 'Recorded', '50:00.0', 'recorded 1:00:00', '148'])
    await line.getByText(text).first().waitFor()
  await line
    .getByRole('img', { name: /^Measured over the whole outing: / })
    .first()
    .waitFor()
  await expectAccessible(page, 'a line of entered and recorded values')
  await line.click()
  await page.getByText('Entered: 50:00.0, recorded: 1:00:00.0.').waitFor()
  await page.getByRole('heading', { name: `Recording: ${athlete.full_name}` }).waitFor()
  await page.getByRole('heading', { name: 'Curves' }).waitFor()
  // Once the page has come to the recording by itself, back to the top, so that the app's bar cuts
  // nothing in two.
  let before = Number.NaN
  const isAtRest = async () => {
    const now = await page.evaluate(() => window.scrollY)
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isAtRest, { interval: 300 }).toBe(true)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page, 'an outing entered and recorded')
  await page.getByRole('link', { name: 'Check entry' }).click()
  await page.getByRole('link', { name: 'Done' }).waitFor()
  await leave()
})

test.each([
  ['the sheet', TABLET],
  ['the card of a phone', PHONE],
])(
  'in %s the field with the focus is never under what stays in sight',
  async (where, size) => {
    const { id } = await sessionWith(`Focus in ${where}`, 12, 3)
    const { page, leave } = await signedIn(demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}/add-results`)
    const cells = page.locator('main input[data-at]')
    await cells.first().focus()
    const covered = () =>
      page.evaluate(() => {
        const cell = document.activeElement
        if (!(cell instanceof HTMLInputElement) || cell.dataset['at'] === undefined) return null
        const { left, right, top, bottom } = cell.getBoundingClientRect()
        const inside = [
          document.elementFromPoint(left + 3, top + 3),
          document.elementFromPoint(right - 3, bottom - 3),
        ]
        return inside.every((one) => one !== null && cell.parentElement?.contains(one))
          ? null
          : cell.getAttribute('aria-label')
      })
    for (const [key, times] of [
      ['Tab', 40],
      ['Shift+Tab', 36],
      ['ArrowDown', 12],
      ['ArrowUp', 11],
    ] as const)
      for (let press = 0; press < times; press += 1) {
        await page.keyboard.press(key)
        await expect.poll(covered).toBeNull()
      }
    await leave()
  },
  60_000,
)
