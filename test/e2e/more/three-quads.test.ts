import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'

test('three quads take at most 15 clicks, and a filled boat is one step back', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = await athletesOf(calls)
  const id = await rowTomorrow(
    calls,
    'Three quads',
    people.map((person) => person.id),
  )
  const { page, leave } = await signedIn(demo, 'coach')
  await page.addInitScript(() => {
    let clicks = 0
    const count = (event: MouseEvent) => {
      if (event.detail > 0) document.documentElement.dataset['clicks'] = String(++clicks)
    }
    document.addEventListener('click', count, { capture: true })
  })
  await page.goto(`${demo.url}/session/${id}/crews`)
  const boats = page.locator('section[aria-labelledby^="crew-"] ol')
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add boat' }).click()
    await page.getByRole('menuitem', { name: '4x', exact: true }).click()
    await expect.poll(() => boats.count()).toBe(number)
  }
  const taken = page.locator('[data-seat]:not([data-empty])')
  const ashore = page.getByRole('region', { name: 'To seat' })
  for (const seats of [1, 2, 3, 4]) {
    await ashore.getByRole('listitem').first().click()
    await expect.poll(() => taken.count()).toBe(seats)
  }
  const fill = page.getByRole('button', { name: 'Fill boat' })
  await fill.first().click()
  const filled = await taken.count()
  expect(filled).toBeGreaterThan(4)
  await page.keyboard.press('Control+z')
  await expect.poll(() => taken.count()).toBe(4)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => taken.count()).toBe(filled)
  await page.getByRole('button', { name: 'Fill all' }).click()
  await expect.poll(() => taken.count()).toBe(12)
  await page.getByRole('button', { name: 'Publish 3 crews' }).click()
  await page.getByRole('button', { name: 'Publish 3 crews' }).waitFor({ state: 'detached' })
  const clicks = await page.evaluate(() => Number(document.documentElement.dataset['clicks']))
  expect(clicks).toBeLessThanOrEqual(15)
  const { crews } = await calls.get<{ crews: { crew_users: unknown[]; published: boolean }[] }>(
    `session/${id}/crews`,
  )
  expect(crews.map(({ crew_users, published }) => [crew_users.length, published])).toEqual([
    [4, true],
    [4, true],
    [4, true],
  ])
  await leave()
})

test('on a phone a tapped name takes the marked seat, and the mark goes on', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, 3)
  const id = await rowTomorrow(
    calls,
    'Seated by thumb',
    people.map((person) => person.id),
  )
  await calls.post('create-crew', { session_id: id, boat_type: 2, name: 'Double' })
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${id}/crews`)
  await page.getByRole('heading', { name: 'Double, bow' }).waitFor()
  await page.getByText(people[1]?.full_name ?? '', { exact: true }).click()
  await page.getByRole('heading', { name: 'Double, stroke' }).waitFor()
  await expectAccessible(page, 'seat board on a phone')
  await page.getByText(people[0]?.full_name ?? '', { exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const seats = page.locator('[data-seat]')
  await expect
    .poll(() => seats.allTextContents())
    .toEqual([
      expect.stringContaining(people[1]?.full_name ?? ''),
      expect.stringContaining(people[0]?.full_name ?? ''),
    ])
  await leave()
})
