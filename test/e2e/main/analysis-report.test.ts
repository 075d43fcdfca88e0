import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DESKTOP, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'

test('a coach sets training time against load, then attendance against it', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/training-summary?span=twelve-weeks`)
  await page.getByRole('button', { name: 'Training summary', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a report' }).fill('any two')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor()
  await page.getByText(/\d+ points · r = −?\d\.\d\d: a .*correlation/).waitFor()
  await expectKeysRead(page, 'ETS against Time', / · Time: \d+:\d\d h · ETS: /)
  await page.getByRole('button', { name: /^Horizontal axis \(X\)/ }).click()
  await page.getByRole('menuitemradio', { name: 'Attendance', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'ETS against Attendance' }).waitFor()
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('combobox', { name: 'Colour by' }).click()
  await page.getByRole('option', { name: 'Squad', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Who comes and how hard')
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Views: Who comes and how hard' }).waitFor()
  await chooseFromMenu(page, 'As table', /: more actions$/)
  await page.getByRole('columnheader', { name: 'Squad' }).waitFor()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(page, 'As SVG', /: more actions$/),
  ])
  expect(picture.suggestedFilename()).toBe('ETS against Attendance.svg')
  const svg = readFileSync(await picture.path(), 'utf8')
  expect(svg).toMatch(/^<svg /)
  expect(svg).toContain('Attendance')
  await leave()
})

test('an athlete sees their own points on a phone', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/reports/analysis?span=twelve-weeks`)
  await page.getByRole('heading', { level: 2, name: 'ETS against Time' }).waitFor()
  await page.getByText('Clara Dubois', { exact: false }).first().waitFor()
  await leave()
})
