import { describe, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, signedIn } from '../browser.ts'
import { heading, plannedAs } from '../planning-pages.ts'
import { demo } from '../demo.ts'

describe('a coach has two sessions of one week', () => {
  test('and puts somebody into both at once, then takes them out again', async () => {
    const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
    const week = '2031-05-05'
    for (const [name, day] of [
      ['Pair before breakfast', '2031-05-06'],
      ['Pair after work', '2031-05-08'],
    ] as const) {
      await page.goto(`${demo.url}/create-session?date=${day}&time=06:00`)
      await heading(page, 'Plan a session').waitFor()
      await page.getByLabel('Name').fill(name)
      await page.getByRole('button', { name: 'Publish' }).click()
      await heading(page, name).waitFor()
    }
    await page.goto(`${demo.url}/calendar?view=week&date=${week}`)
    const open = async (action: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: action }).click()
      await page.getByRole('checkbox', { name: 'All 2 sessions in this period' }).check()
      return page.getByRole('dialog')
    }
    const choose = async (name: string) => {
      await page
        .getByRole('combobox', { name: 'Squads and people' })
        .or(page.getByRole('textbox', { name: 'Squads and people' }))
        .first()
        .fill(name)
      await page.getByRole('option', { name }).first().click()
      await page.keyboard.press('Escape')
    }
    const assigning = await open('Add members to several sessions')
    await choose('Anna Berger')
    await assigning
      .getByText('1 person will be added.')
      .or(assigning.getByText('2 people will be added'))
      .waitFor()
    await expectAccessible(page, 'several sessions')
    await assigning.getByRole('button', { name: 'Add members' }).click()
    await page.getByText(/\d (person|people) added/).waitFor()
    const people = () => plannedAs(page, 'Pair after work', week, '2031-05-11')
    const [session] = await people()
    await page.goto(`${demo.url}/session/${session?.id}/attendance`)
    await page.getByText('Anna Berger').first().waitFor()
    await page.goto(`${demo.url}/calendar?view=week&date=${week}`)
    const removing = await open('Remove members from several sessions')
    await choose('Anna Berger')
    await removing.getByRole('button', { name: 'Remove members' }).click()
    await page.getByText(/\d (person|people) removed/).waitFor()
    await page.goto(`${demo.url}/session/${session?.id}/attendance`)
    await page.getByText('Martin').first().waitFor()
    await expect.poll(() => page.getByText('Anna Berger').count()).toBe(0)
    await leave()
  })
})
