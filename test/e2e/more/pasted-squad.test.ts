import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

test('a squad is filled from a pasted list, and a line that fits nobody is chosen or stays', async () => {
  const coach = await callsOf(demo, 'head_coach')
  const [one, two] = await athletesOf(coach)
  const { page, leave } = await signedIn(demo, 'head_coach')
  await page.goto(`${demo.url}/squads/form`)
  await page.getByLabel(/^Name( \*)?$/).fill('Pasted squad')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const dialog = page.getByRole('dialog')
  const [name, other] = [one?.full_name ?? '', two?.full_name ?? '']
  await dialog
    .getByLabel('Names or email addresses')
    .fill(`${name}\n${demo.accounts.athlete}\nSomebody Else\nNobody Known`)
  await dialog.getByRole('button', { name: 'Find people' }).click()
  await dialog.getByText(name).waitFor()
  await expectAccessible(page, 'people of a pasted list')
  const choice = dialog
    .getByRole('combobox', { name: 'Somebody Else' })
    .or(dialog.getByRole('textbox', { name: 'Somebody Else' }))
    .first()
  await choice.fill(other)
  await page.getByRole('option', { name: other }).click()
  await dialog.getByRole('button', { name: /^Add \d people$/ }).click()
  await dialog.getByText('1 line not added.').waitFor()
  await expect
    .poll(() => dialog.getByLabel('Names or email addresses').inputValue())
    .toBe('Nobody Known')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create squad' }).click()
  await page.getByText('Squad “Pasted squad” created').waitFor()
  type Squad = { name: string; squad_users: { user_id: number }[] }
  const squads = await coach.get<Squad[]>('squads?include=squad_users')
  const people = squads.find((squad) => squad.name === 'Pasted squad')?.squad_users ?? []
  const me = await (await callsOf(demo, 'athlete')).get<{ id: number }>('me')
  const expected = new Set([one?.id, two?.id, me.id])
  expect(new Set(people.map(({ user_id }) => user_id))).toEqual(expected)
  await leave()
})
