import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { twoFours } from '../two-fours.ts'

const NAME = 'Who strokes the four'
/** T(Aurora) and T(Borealis) of six pieces. */
const TIMES = [
  ['2:32.0', '2:34.0'],
  ['2:33.5', '2:32.5'],
  ['2:31.0', '2:33.1'],
  ['2:34.2', '2:32.0'],
  ['2:32.8', '2:32.9'],
  ['2:33.0', '2:31.4'],
] as const

let coach: ClubCalls
beforeAll(async () => {
  coach = await callsOf(demo, 'coach')
})

test('a coach plans a seat race, enters six pieces on the water, and reads who is faster', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  const address = `/session/${await twoFours(coach, NAME)}/seat-racing`
  await page.goto(`${demo.url}${address}`)
  await page.getByRole('heading', { level: 2, name: 'Plan seat racing' }).waitFor()
  await page.getByText(/Compares \d+ of 12 pairs/).waitFor()
  await page.getByText('It assumes that the boats are equally fast.').waitFor()
  await page.getByRole('button', { name: 'Plan 6 pieces' }).click()
  await page.getByRole('region', { name: 'Piece 6', exact: true }).waitFor()
  await expect.poll(() => page.getByText('(swapped)').count()).toBe(10)
  await page.getByRole('link', { name: 'Seat racing' }).waitFor()
  await leave()

  const water = await signedIn(demo, 'coach', { size: PHONE })
  await water.page.goto(`${demo.url}${address}`)
  await water.page.getByRole('link', { name: 'Time piece 1' }).click()
  const start = water.page.getByRole('button', { name: 'Start timer' })
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(80)
  await expectAccessible(water.page, address)
  await start.click()
  for (const boat of ['Aurora', 'Borealis'])
    await water.page.getByRole('button', { name: `${boat} finished` }).click()
  // A finger was too fast: 750 m in 12.4 seconds is asked about, and nothing is saved.
  await water.page.getByLabel('Piece length').fill('750')
  await water.page.getByLabel('Time of Aurora').fill('0:12.4')
  await water.page.getByRole('button', { name: 'Save times' }).click()
  await water.page.getByText('Aurora: 750 m in 0:12.4 is faster than anyone rows.').waitFor()
  await water.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  for (const [index, times] of TIMES.entries()) {
    await water.page.getByRole('heading', { level: 2, name: `Piece ${index + 1}: times` }).waitFor()
    for (const [boat, time] of ['Aurora', 'Borealis'].map(
      (name, place) => [name, times[place] ?? ''] as const,
    )) {
      const field = water.page.getByLabel(`Time of ${boat}`)
      await field.fill(time)
      await field.blur()
    }
    await water.page.getByRole('button', { name: 'Save times' }).click()
  }
  // The answer is a sentence, then everybody by side, and each against each.
  const known = water.page.getByRole('region', { name: 'Results' })
  await known.getByText(/^Port.*: /).waitFor()
  const port = water.page.getByRole('region', { name: 'Port', exact: true })
  await expect.poll(() => port.getByRole('img').count()).toBe(4)
  await water.page.getByRole('region', { name: 'Each against each: Starboard' }).waitFor()
  await water.page.getByText('Still open').click()
  const unknown = water.page.getByRole('region', { name: 'Still open' })
  await unknown
    .getByText('Port and starboard are ranked separately; a combined list would only be a guess.')
    .waitFor()
  await unknown
    .getByText('Whether one boat is faster than the other: the boats are assumed equal.')
    .waitFor()
  await water.page.getByText('Figures in detail').click()
  await water.page.getByRole('heading', { level: 3, name: 'Consistency of the pieces' }).waitFor()
  await expectAccessible(water.page, address)
  await water.page.getByRole('button', { name: 'Plan the next piece' }).click()
  await water.page.getByRole('region', { name: 'Piece 7', exact: true }).waitFor()
  await water.leave()
})

test('times entered without a signal outlive a reload, and are stored when it returns', async () => {
  const { page, context, leave } = await signedIn(demo, 'coach', {
    size: PHONE,
    offline: true,
  })
  const id = await twoFours(coach, 'Out of reach')
  await page.goto(`${demo.url}/session/${id}/seat-racing`)
  await page.getByRole('button', { name: 'Plan 6 pieces' }).click()
  await page.getByRole('link', { name: 'Time piece 1' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.getByLabel('Time of Aurora').fill('2:32.0')
  await page.getByLabel('Time of Borealis').fill('2:34.0')
  await page.getByRole('button', { name: 'Save times' }).click()
  await page.getByRole('heading', { level: 2, name: 'Piece 2: times' }).waitFor()
  await page.getByRole('link', { name: 'All pieces' }).click()
  await page.locator('span[data-state=waiting]').first().waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Piece 1', exact: true }).getByText('2:34.0').waitFor()
  await expectAccessible(page, 'seat race without a signal')

  await context.setOffline(false)
  await page.locator('span[data-state=stored]').first().waitFor()
  const race = await coach.get<{ pieces: { boats: { time: number | null }[] }[] }>(
    `session/${id}/seat-race`,
  )
  expect(race.pieces[0]?.boats.map(({ time }) => time)).toEqual([152, 154])
  await leave()
})
