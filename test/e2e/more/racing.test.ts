import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const RACING = `${demo.url}/reports/racing`
const BOATS = ['Pilatus', 'Rigi', 'Titlis']

/** The three doubles of the trial, ticked and compared under a name. */
async function compareTrial(page: Page, name: string) {
  await page.goto(RACING)
  await page.getByText('Select at least 1 piece to compare.').waitFor()
  await page.getByRole('searchbox', { name: 'Session or crew' }).fill('Trial')
  // One session is left, with one tick for all of its pieces.
  const sessions = page.getByRole('checkbox', { name: /^Choose all of / })
  await expect.poll(() => sessions.count()).toBe(1)
  await sessions.check()
  const chosen = page.getByRole('group', { name: /^\d selected$/ })
  await chosen.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => chosen.count()).toBe(0)
  for (const boat of BOATS)
    await page.getByRole('checkbox', { name: `Select ${boat}, piece 1` }).check()
  await chosen.getByText('Classes or distances differ: compared by % GMT').waitFor()
  await page.getByRole('button', { name: 'Compare 3 pieces' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Several crews over one piece').waitFor()
  await dialog.getByLabel('Comparison name').fill(name)
  await dialog.getByRole('button', { name: 'Save and open' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const rows = (page: Page, table: string) =>
  page.getByRole('group', { name: table, exact: true }).getByRole('row')
const row = (page: Page, table: string, text: string) => rows(page, table).filter({ hasText: text })

test('a coach compares three crews over the same piece by distance', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await compareTrial(page, 'Doubles in the wind')
  expect(new URL(page.url()).pathname).toMatch(
    /^\/reports\/racing-multiple-crews-single-piece\/[\w-]{22}$/,
  )
  // With percent of gold medal speed and wind, and a word about what differs.
  await page.getByText('The boat classes differ: compare % GMT.').waitFor()
  const ranking = page.getByRole('region', { name: 'Ranking' })
  await expect.poll(() => ranking.getByRole('listitem').count()).toBe(3)
  await ranking.getByRole('listitem').first().getByText('Pilatus').waitFor()
  await page
    .getByRole('region', { name: 'Where it was won' })
    .getByText(/^Rigi: /)
    .waitFor()
  const pilatus = row(page, 'Result', 'Pilatus')
  await pilatus.getByText('light (3.4 m/s) from the east').waitFor()
  await pilatus.getByText('Standing').waitFor()
  await row(page, 'Result', 'Titlis').getByText('+40.0').waitFor()
  await page.getByText('Ranking by % GMT').click()
  await row(page, 'Ranking by % GMT', 'Pilatus').waitFor()
  // By distance: each 50 m of who was recorded, the quarters of who was timed by hand.
  await row(page, 'Splits', '1,500').waitFor()
  await page.getByRole('button', { name: 'Split 50 m' }).click()
  await page.getByRole('menuitemradio', { name: '500 m', exact: true }).click()
  // The head of the table, and four quarters.
  await expect.poll(() => row(page, 'Splits', '').count()).toBe(5)
  // One cursor over all panels, and everybody measured against whom one chooses.
  await expectKeysRead(page, 'Over the distance', /^[\d,]+.m, Behind Pilatus .* s, Pace /)
  await page.getByRole('button', { name: 'Against Pilatus' }).click()
  await page.getByRole('menuitemradio', { name: 'Rigi' }).click()
  await expectKeysRead(page, 'Over the distance', /^[\d,]+.m, Behind Rigi .* s, Pace /)
  const pace = page.getByRole('columnheader', { name: 'Titlis Pace' })
  await pace.getByRole('button').click()
  await expect.poll(() => pace.getAttribute('aria-sort')).toBe('descending')
  await expectAccessible(page, 'a comparison of crews')
  // The address keeps what is drawn and how it is sorted.
  await page.reload()
  await page.getByRole('img', { name: /^Behind Rigi, / }).waitFor()
  await expect.poll(() => pace.getAttribute('aria-sort')).toBe('descending')
  // It can be renamed, found in the menu of saved ones, and deleted.
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Comparison name').fill('Doubles in November')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('heading', { level: 1, name: 'Doubles in November' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Racing' }).click()
  await page.getByRole('heading', { level: 1, name: 'Racing' }).waitFor()
  await page.getByRole('button', { name: 'Saved comparisons' }).click()
  await page.getByRole('menuitem', { name: /^Doubles in November/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Doubles in November' }).waitFor()
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Comparison deleted').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Racing' }).waitFor()
  await page.getByRole('button', { name: 'Saved comparisons' }).click()
  const deleted = page.getByRole('menuitem', { name: /^Doubles in November/ })
  await expect.poll(() => deleted.count()).toBe(0)
  await leave()
})

test('on a slow computer what is asked right after the last tick stays', async () => {
  const { page, context, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(RACING)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all of)/ })
  await boxes.first().waitFor()
  const chromium = await context.newCDPSession(page)
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const place of [0, 1, 2]) await boxes.nth(place).check()
  await page.getByRole('button', { name: 'Compare 3 pieces' }).click()
  await expect.poll(() => page.url()).toMatch(/chosen=[^&]+%2C[^&]+%2C/)
  await page.getByRole('dialog').getByLabel('Comparison name').fill('Slow')
  await page.getByRole('dialog').getByRole('button', { name: 'Save and open' }).waitFor()
  await leave()
})

test('an address that leads to no comparison leads back to racing, and says so', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/racing-single-crew-session/gone`)
  await page.getByText('Not valid URL.').first().waitFor()
  await page.waitForURL(RACING)
  await leave()
})

test('the way from one comparison to another kind never mixes their addresses', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  const [one, other] = demo.examples.filter(({ route }) => route.startsWith('/reports/racing-'))
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${demo.url}${one?.path}`)
  await page
    .getByRole('slider', { name: /^Over the distance/ })
    .first()
    .waitFor()
  const first = await heading.innerText()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, other?.path ?? '')
  await expect.poll(() => heading.innerText()).not.toBe(first)
  expect(new Set(visited)).toEqual(new Set([other?.path]))
  await leave()
})

test('each kind of comparison can be read on a phone', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  const kept = demo.examples.filter(({ route }) => route.startsWith('/reports/racing-'))
  expect(kept).toHaveLength(5)
  for (const { path } of kept) {
    await page.goto(`${demo.url}${path}`)
    await page.getByRole('heading', { name: 'Splits' }).waitFor()
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    await expect.poll(() => wide()).toBe(false)
  }
  await leave()
})

test('who may not read racing finds no way to it', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/training-summary`)
  await page.getByRole('link', { name: 'All reports', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Performance/ })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Racing', exact: true }).count()).toBe(0)
  await page.goto(RACING)
  await page.waitForURL(`${demo.url}/unauthorized`)
  await leave()
})
