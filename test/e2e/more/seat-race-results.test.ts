import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { twoFours } from '../two-fours.ts'

test('times of the launch are in the results at the desk, and their corrections in the race', async () => {
  const coach = await callsOf(demo, 'coach')
  const id = await twoFours(coach, 'Entered once')
  const { crews } = await coach.get<{ crews: { id: number }[] }>(`session/${id}/crews`)
  await coach.post(`session/${id}/seat-race/plan`, {
    method: 'one-swap',
    crew_ids: crews.map((crew) => crew.id),
    pieces: 3,
    distance: 750,
  })

  const water = await signedIn(demo, 'coach', { size: PHONE })
  await water.page.goto(`${demo.url}/session/${id}/seat-racing`)
  await water.page.getByRole('link', { name: 'Time piece 1' }).click()
  for (const [boat, time] of [
    ['Aurora', '2:32.0'],
    ['Borealis', '2:34.0'],
  ] as const)
    await water.page.getByLabel(`Time of ${boat}`).fill(time)
  await water.page.getByRole('button', { name: 'Save times' }).click()
  await water.page.getByRole('heading', { level: 2, name: 'Piece 2: times' }).waitFor()
  await water.page.goto(`${demo.url}/session/${id}/results`)
  await water.page.getByText('2:34.0').first().waitFor()
  await water.page.getByText('Seat race 1').first().waitFor()
  await expectAccessible(water.page, 'results of a seat race on a phone')

  const desk = await signedIn(demo, 'coach', { size: DESKTOP })
  await desk.page.goto(`${demo.url}/session/${id}/results`)
  await desk.page.getByRole('row', { name: /Aurora.*2:32\.0/ }).waitFor()
  await expectAccessible(desk.page, 'results of a seat race')
  await desk.page.getByRole('link', { name: 'Enter results' }).click()
  const time = desk.page.getByLabel('Aurora, Piece 1, Time')
  await expect.poll(() => time.inputValue()).toBe('2:32.0')
  await time.fill('2:31.0')
  await time.press('Enter')
  await desk.page.getByText('Saved', { exact: true }).waitFor()
  await desk.page.goto(`${demo.url}/session/${id}/results`)
  await desk.page.getByRole('link', { name: 'Seat racing' }).click()
  const race = desk.page.getByRole('region', { name: 'Piece 1', exact: true })
  await race.getByText('2:31.0').waitFor()
  await race.getByText('2:34.0').waitFor()
  await desk.leave()

  await water.page.goto(`${demo.url}/session/${id}/seat-racing`)
  await water.page
    .getByRole('region', { name: 'Piece 1', exact: true })
    .getByText('2:31.0')
    .waitFor()
  await water.leave()
})
