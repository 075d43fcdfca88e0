import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { ergoNow, ergPhone, getReady, rowFromGo } from '../erg-phone.ts'

const METRES = 150
const SPEEDS = [5, 6.2, 4.6, 4.1, 5.5, 3] as const
/** Lane 3 stops, lane 6 loses its connection. */
const [STOPS, SILENT] = [3, 6] as const

let calls: ClubCalls
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
})

type Code = { user_id: number | null; connect_url: string }
type Scores = {
  results: { user_id: number | null; scores: { piece: number; time: number | null }[] }[]
}

const pathOf = (codes: readonly Code[], user: number) =>
  new URL(codes.find(({ user_id }) => user_id === user)?.connect_url ?? '').pathname

/** The times of a piece, by person. */
async function timesOf(session: number): Promise<Map<number, number>> {
  const { results } = await calls.get<Scores>(`session/${session}/scores`)
  return new Map(
    results.flatMap(({ user_id, scores }) =>
      scores.flatMap(({ piece, time }) =>
        piece === 1 && user_id !== null && time !== null ? [[user_id, time] as const] : [],
      ),
    ),
  )
}

const lane = (page: Page, number: number) => page.locator(`[data-lane="${number}"]`)

test('six lanes race by one count; one stops, one is silent, and the results are pieces', async () => {
  const { session, people } = await ergoNow(calls, { metres: METRES, count: SPEEDS.length })
  const lanes = people.map(({ id }) => ({ user_id: id }))
  await calls.post(`live/sessions/${session}/races`, { piece: 1, name: 'Story race', lanes })
  const codes = await calls.post<Code[]>(`session/${session}/connect-codes`, { renew: [] })
  const phones = await Promise.all(SPEEDS.map(() => ergPhone(METRES)))
  for (const [index, { page }] of phones.entries()) {
    await page.goto(demo.url + pathOf(codes, people[index]?.id ?? 0))
    await getReady(page)
  }
  const [first] = phones
  if (first) {
    await first.page.getByRole('button', { name: 'Connect: Heart-rate strap' }).click()
    await first.page.getByText('Polar H10 · battery 80%').waitFor()
    await expectAccessible(first.page, 'a phone that is ready to race')
  }
  const board = await signedIn(demo, 'coach')
  await board.page.goto(`${demo.url}/live/session/${session}?board=1`)
  await board.page.getByRole('heading', { level: 1, name: 'Story race' }).waitFor()
  await board.page.getByText('6 of 6 ready').waitFor()
  await expectAccessible(board.page, 'the board before a race')
  const coach = await signedIn(demo, 'coach')
  await coach.page.goto(`${demo.url}/live/session/${session}`)
  await coach.page.getByRole('button', { name: 'Start the count: Story race' }).click()
  const rowing = phones.map(({ page }, index) => rowFromGo(page, SPEEDS[index] ?? 0))
  await board.page.locator('[data-count="3"]').waitFor()
  await Promise.all(rowing)

  const stopping = phones[STOPS - 1]?.page
  const silent = phones[SILENT - 1]
  await expect.poll(() => lane(board.page, SILENT).getAttribute('data-phase')).toBe('racing')
  await silent?.context.setOffline(true)
  await stopping?.evaluate(() => window.ergo.stop())
  await stopping?.getByRole('button', { name: 'Stop rowing this race' }).click()
  await lane(board.page, STOPS)
    .getByText(/stopped at \d+/)
    .waitFor()
  await lane(board.page, SILENT)
    .getByText(/No signal for \d+ s/)
    .waitFor()
  await board.page.locator('[data-rank="1"]').first().waitFor()
  await expectAccessible(board.page, 'the board during a race')
  for (const number of [1, 2, 4, 5])
    await expect.poll(() => lane(board.page, number).getAttribute('data-phase')).toBe('done')
  await coach.page.getByRole('button', { name: 'End race' }).click()
  await coach.page.getByRole('dialog').getByRole('button', { name: 'End race' }).click()
  await board.page.getByText('Kept as pieces of the session').waitFor()
  await expect.poll(async () => (await timesOf(session)).size).toBe(4)

  await silent?.context.setOffline(false)
  await expect.poll(async () => (await timesOf(session)).size).toBe(5)
  const times = await timesOf(session)
  const timeAt = (number: number) => times.get(people[number - 1]?.id ?? 0) ?? Number.NaN
  // Each began a little after the start, as people do.
  for (const number of [1, 2, 4, 5, SILENT]) {
    const rowed = METRES / (SPEEDS[number - 1] ?? 1)
    expect(timeAt(number)).toBeGreaterThanOrEqual(rowed - 0.1)
    expect(timeAt(number)).toBeLessThan(rowed + 15)
  }
  expect(times.has(people[STOPS - 1]?.id ?? 0)).toBe(false)
  const inOrder = [1, 2, 4, 5, SILENT].toSorted((one, other) => timeAt(one) - timeAt(other))
  const ranks = () =>
    Promise.all(inOrder.map((number) => lane(board.page, number).getAttribute('data-rank')))
  await expect.poll(ranks).toEqual(['1', '2', '3', '4', '5'])
  await board.page.keyboard.press('Escape')
  await board.page.getByRole('heading', { level: 2, name: 'Races on the ergos' }).waitFor()
  await Promise.all([...phones, board, coach].map((one) => one.leave()))
})

test('a coach draws the lanes of a race, and a phone without Bluetooth is offered the file', async () => {
  const { session, people } = await ergoNow(calls, { metres: 500, count: 2, skip: 6 })
  const { page, leave } = await signedIn(demo, 'coach', { scheme: 'dark' })
  await page.goto(`${demo.url}/live/session/${session}`)
  await page.getByText('No races yet').waitFor()
  const lanes = page.getByRole('combobox', { name: 'Lanes, in order' })
  for (const { full_name } of people) {
    await lanes.fill(full_name)
    await page.getByRole('option', { name: full_name }).click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create race' }).click()
  await page.getByText(`1 ${people[0]?.full_name} · 2 ${people[1]?.full_name}`).waitFor()
  await expectAccessible(page, 'the races of a session')
  await leave()

  const codes = await calls.post<Code[]>(`session/${session}/connect-codes`, { renew: [] })
  const phone = await guest({ size: PHONE, language: 'en', scheme: 'dark' })
  await phone.context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'bluetooth')
  })
  await phone.page.goto(demo.url + pathOf(codes, people[0]?.id ?? 0))
  await phone.page.getByText('This browser cannot connect to machines').waitFor()
  const file = phone.page.getByRole('link', { name: 'Add the file' })
  await expect.poll(() => file.getAttribute('href')).toBe(`/session/${session}/imports`)
  await expectAccessible(phone.page, 'a phone without Bluetooth')
  await phone.leave()
})
