import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { callsOf } from '../club-calls.ts'
import { call, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

test('a squad renamed meanwhile: the form says so, and keeps the own name only on purpose', async () => {
  const calls = await callsOf(demo, 'coach')
  const { id } = await calls.post<{ id: number }>('squads', { name: 'Two at once', user_ids: [] })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/squads/form/${id}`)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('My name')
  const other = { token: await tokenOf(demo, 'coach'), club: demo.club_id }
  await call(demo, 'PATCH', `squads/${id}`, { ...other, body: { name: 'Their name' } })
  await page.getByRole('button', { name: 'Save squad' }).click()
  await page.getByText(/has renamed it “Their name”/).waitFor()
  await expectAccessible(page, 'a squad renamed meanwhile')
  await page.getByRole('button', { name: 'Save squad' }).click()
  await page.waitForURL(/\/squads\/overview\//)
  expect((await calls.get<{ name: string }>(`squads/${id}`)).name).toBe('My name')
  await leave()
})

test('a boat booked already: the form warns, and books it only when asked again', async () => {
  const calls = await callsOf(demo, 'coach')
  const [category] = await calls.get<{ id: number }[]>('equipment-categories')
  const boat = await calls.post<{ id: number }>('equipment', {
    category_id: category?.id ?? 0,
    name: 'Two at once',
  })
  const times = { from: minutesFromNow(0), until: minutesFromNow(60) }
  await calls.post('equipment-bookings', { item_ids: [boat.id], name: 'Trial row', ...times })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/equipment-list/${boat.id}/logs`)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Another row')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.getByText(/Already booked at that time by Trial row/).waitFor()
  await expectAccessible(page, 'a booking that overlaps')
  await dialog.getByRole('button', { name: 'Book anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await calls.get<unknown[]>(`equipment-bookings?item_id=${boat.id}`)).toHaveLength(2)
  await leave()
})
