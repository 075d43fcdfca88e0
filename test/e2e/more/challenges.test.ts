import { expect, test } from 'vitest'
import { piece, piecesOf } from '../../support/scored-pieces.ts'
import { browser, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const running = `${demo.url}/challenges/kilometres-before-winter`

/** A sport in which nobody does anything in the demo. */
const KAYAK = 10

/** Two pieces that the athlete of the demo paddles now. */
async function enterPieces(name: string): Promise<void> {
  const coach = await callsOf(demo, 'coach')
  const [athlete] = (await athletesOf(coach)).filter((one) => one.full_name === 'Clara Dubois')
  const { id } = await coach.post<{ id: number }>('create-session', {
    name,
    sport_id: KAYAK,
    start_date: minutesFromNow(0),
    end_date: minutesFromNow(60),
    published: true,
    athlete_ids: [athlete?.id],
    structure: piecesOf(2),
  })
  const scores = [1, 2].map((number) => piece(number, { distance: 2000, time: 480 }))
  await coach.post(`session/${id}/add-scores`, {
    results: [{ user_id: athlete?.id, version: 0, scores }],
  })
}

test('a manager makes a challenge with a team, and an athlete joins it on a phone', async () => {
  const manager = await signedIn(demo, 'manager')
  const { page } = manager
  await page.goto(`${demo.url}/challenges`)
  await page.getByRole('heading', { name: 'Running' }).waitFor()
  await page.getByRole('link', { name: 'Create challenge' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Ten days of rowing')
  await page.getByRole('combobox', { name: 'Sports' }).fill('Kayak')
  await page.getByRole('option', { name: 'Kayak', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create challenge' }).click()
  await page.getByRole('heading', { name: 'Ten days of rowing' }).waitFor()
  await page.getByRole('link', { name: 'Enter a team' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('The dawn patrol')
  await page.getByRole('button', { name: 'Save team' }).click()
  await page.getByRole('cell', { name: /^The dawn patrol/ }).waitFor()

  const athlete = await signedIn(demo, 'athlete', { size: PHONE })
  await athlete.page.goto(`${demo.url}/challenges/ten-days-of-rowing`)
  await athlete.page.getByRole('button', { name: 'Join The dawn patrol' }).click()
  await athlete.page.getByRole('button', { name: 'Leave' }).waitFor()
  await expectAccessible(athlete.page, 'a challenge on a phone')
  // The manager’s screen hears of it by itself.
  await page.getByText('Members: 1').first().waitFor()
  // So does it of a result: two pieces of 2,000 m.
  await enterPieces('Dawn patrol')
  await page
    .getByRole('row', { name: /^The dawn patrol/ })
    .getByText('4,000 m')
    .waitFor()
  await athlete.context.close()
  await manager.context.close()
})

test('everybody sees teams and sums of a public challenge, and nobody’s name', async () => {
  const page = await browser.newPage()
  await page.goto(running.replace('/challenges/', '/public/challenge/'))
  await page.getByRole('heading', { name: 'Kilometres before winter' }).waitFor()
  await page.getByRole('rowheader', { name: /Early birds/ }).waitFor()
  await expect.poll(() => page.content()).not.toContain('Dubois')
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await page.request.get(card ?? '')
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  const missing = await page.goto(`${demo.url}/public/challenge/hours-of-autumn`)
  expect(missing?.status()).toBe(404)
  const embedded = await page.goto(
    `${running.replace('/challenges/', '/public/challenge/')}?embed=1`,
  )
  expect(embedded?.headers()['content-security-policy']).toContain('frame-ancestors *')
  await page.close()
})
