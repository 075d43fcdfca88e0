import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const LACTATE = ['1,0', '1,1', '1,3', '1,8', '2,9', '5,0', '9,0']
const BEATS = [112, 125, 138, 151, 163, 174, 182]
const stepsOf = (last: string, first: string) =>
  LACTATE.map((lactate, index) => {
    const step = [index + 1, 150 + 40 * index, 240, BEATS[index], lactate]
    return `step;${last};${first};w;09.05.2023;drv-step;${step.join(';')}`
  })

/** Three people: one who is found, one who is misspelt, one who is nobody, and a line beyond bounds. */
const FILE = [
  '#drv-test/1',
  'Testart;Nachname;Vorname;Geschlecht;Testdatum;Protokoll;Stufe;Ist_W;Dauer_s;HF;Laktat',
  ...stepsOf('Wagner', 'Sophie'),
  ...stepsOf('Hofmann', 'Mia'),
  ...stepsOf('Niemand', 'Nora'),
  'step;Dubois;Clara;w;09.05.2023;drv-step;1;150;240;118;31',
].join('\r\n')

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import DRV file' }).click()
  await page.locator('[role=dialog] input[type=file]').setInputFiles({
    name: 'Stufentest.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE, 'latin1'),
  })
}

async function settle(page: Page, written: string, meant: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: written }).click()
  await page.getByRole('option', { name: meant, exact: true }).click()
}

test('a federation coach imports a step test, settles names, reads thresholds, sets zones', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/step-tests?from=2023-05-01&to=2023-05-31`)
  await bring(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Errors occurred during the import').waitFor()
  await dialog.getByText(/^Row 24: /).waitFor()
  const store = dialog.getByRole('button', { name: /^Import \d tests?$/ })
  await expect.poll(() => store.isDisabled()).toBe(true)
  await expectAccessible(page, 'a file of tests before it is stored')
  await settle(page, 'Hofmann, Mia', 'Mia Hoffmann')
  await settle(page, 'Niemand, Nora', 'Skip')
  await dialog.getByText('2 new, 0 changed, 0 the same').waitFor()
  await dialog.getByRole('button', { name: 'Import 2 tests' }).click()

  const list = page.getByRole('group', { name: 'Step tests, ranked', exact: true })
  await list.getByRole('link', { name: 'Mia Hoffmann' }).waitFor()
  await list.getByRole('link', { name: 'Sophie Wagner' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sophie Wagner' }).waitFor()
  const thresholds = page.getByRole('group', { name: 'Thresholds by method' })
  const row = (method: string) => thresholds.getByRole('row').filter({ hasText: method })
  await expect.poll(() => row('Linear').innerText()).toContain('331')
  await expect.poll(() => row('D-max').first().innerText()).toContain('299')
  await page.getByRole('button', { name: 'Use for zones' }).click()
  await page.getByRole('button', { name: 'Confirm zones' }).click()
  await page.getByText('The athlete already has these zones.').waitFor()
  await expectAccessible(page, 'a step test whose zones are written')

  // The same file changes nothing, and who was meant is remembered.
  await page.goto(`${demo.url}/reports/step-tests?from=2023-05-01&to=2023-05-31`)
  await bring(page)
  await dialog.getByText('0 new, 0 changed, 2 the same').waitFor()
  await leave()

  const calls = await callsOf(demo, 'head_coach')
  const people = await athletesOf(calls)
  const sophie = people.find(({ full_name }) => full_name === 'Sophie Wagner')?.id ?? 0
  const { zones } = await calls.get<{ zones: { bounds: number[] } }>(`profiles/${sophie}`)
  expect(zones.bounds.slice(2, 5)).toEqual([154, 162, 172])
})
