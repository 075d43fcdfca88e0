import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { mark, pickMore } from '../dock-device.ts'
import { demo } from '../demo.ts'

const ATHLETE = 'Clara Dubois'

test('a coach ticks somebody whose health is hidden, and sees what was not stored', async () => {
  const calls = await callsOf(demo, 'coach')
  const athlete = (await athletesOf(calls)).find(({ full_name }) => full_name === ATHLETE)
  if (!athlete) throw new Error('The demo has no such athlete')
  const id = await rowTomorrow(calls, 'Behind a curtain', [athlete.id])
  const own = await callsOf(demo, 'athlete')
  const { page, context, leave } = await signedIn(demo, 'coach', { size: PHONE })
  try {
    await page.goto(`${demo.url}/session/${id}/attendance`)
    await mark(page, athlete, 'Attending').waitFor()
    await context.setOffline(true)
    await pickMore(page, athlete, 'Add a note')
    await page.getByLabel(`Note about ${ATHLETE}`).fill('Knee?')
    await page.getByRole('button', { name: 'Save note', exact: true }).click()
    await page.getByText('Knee?').waitFor()
    await own.post('privacy-settings', { mode: 'only-me' })
    await context.setOffline(false)
    await page
      .getByText(
        'You cannot enter this because you do not have access to it for everyone concerned',
      )
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Discard mine' }).click()
    await page.reload()

    await mark(page, athlete, 'Attending').click()
    await expect
      .poll(() => mark(page, athlete, 'Attending').getAttribute('aria-pressed'))
      .toBe('true')
    await page.getByRole('button', { name: `More options for ${ATHLETE}` }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Late' }).waitFor()
    await expect.poll(() => page.getByRole('menuitemcheckbox', { name: 'Ill' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('menuitem', { name: 'Add a note' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    const register = () =>
      calls.get<{ user_id: number; attending: number | null }[]>(`session/${id}/attendance`)
    await expect
      .poll(async () => (await register()).find(({ user_id }) => user_id === athlete.id)?.attending)
      .toBe(1)
  } finally {
    await own.post('privacy-settings', { mode: 'all-coaches' })
    await leave()
  }
})
