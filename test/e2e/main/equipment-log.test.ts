import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, settles, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'

beforeAll(async () => {
  const calls = await callsOf(demo, 'coach')
  const [category] = await calls.get<{ id: number }[]>('equipment-categories')
  const boat = await calls.post<{ id: number }>('equipment', {
    category_id: category?.id,
    name: 'Kingfisher of the log',
  })
  await calls.post(`equipment/${boat.id}/logs`, { kind: 'damage', text: 'Fin bent', severity: 2 })
})

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('on %s the list leads to the log of everything, which is filtered', async (_, size) => {
  const { page, leave } = await signedIn(demo, 'coach', { size })
  await page.goto(`${demo.url}/equipment-list?view=list`)
  await page.getByRole('link', { name: 'All logs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Equipment log' }).waitFor()
  await page.getByText('Fin bent').first().waitFor()
  await settles(page)
  await expectAccessible(page, 'the log of everything')
  await page.goto(`${demo.url}/equipment-list/logs?kind=damage`)
  await page.getByRole('link', { name: 'Kingfisher of the log' }).first().waitFor()
  await page.goto(`${demo.url}/equipment-list/logs?kind=repair&until=2001-01-01`)
  await page.getByText('No matches').waitFor()
  await leave()
})

test('the list is saved as text', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/equipment-list?view=list`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(page, 'Export as CSV'),
  ])
  expect(download.suggestedFilename()).toBe('equipment.csv')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('Category,Name,')
  expect(text).toContain('Kingfisher of the log')
  await leave()
})
