import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { call } from '../people.ts'
import { demo } from '../demo.ts'
import { recordedSession } from '../recording.ts'

/** A recording with one piece marked. */
async function marked(time?: string) {
  const records = Array.from({ length: 601 }, (_, t) => ({ t, distance: t * 4, cadence: 26 }))
  const { session, activity, coach, calls } = await recordedSession(
    'An effort of two coaches',
    records,
    time,
  )
  const efforts = [{ name: 'Fast', start: 60, finish: 180, piece: null, source: 'hand' }]
  const { ids } = await calls.post<{ ids: number[] }>('efforts', { activity_id: activity, efforts })
  return { session, activity, effort: ids[0] ?? 0, coach, calls }
}

/** The pieces that are marked, of which the one is chosen. */
async function chooseFast(page: Page, session: number): Promise<Locator> {
  await page.goto(`${demo.url}/session/${session}/imports`)
  await page
    .getByRole('region', { name: 'Files of this session' })
    .getByRole('link', { name: 'Edit' })
    .click()
  const kept = page.getByRole('region', { name: 'Marked pieces' })
  await kept.getByRole('radio', { name: /^Fast/ }).check()
  return kept
}

test('who deletes an effort that another coach is changing sees both, and decides', async () => {
  const { session, activity, effort, coach, calls } = await marked()
  const { page, leave } = await signedIn(demo, 'coach')
  const kept = await chooseFast(page, session)
  const remove = async () => {
    await kept.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete Fast?' }).waitFor()
  }
  const agree = () => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const left = async () =>
    (await calls.get<{ id: number }[]>(`activities/${activity}/efforts`)).length

  await remove()
  await call(demo, 'PATCH', `efforts/${effort}`, { ...coach, body: { start: 72 } })
  await agree()
  await kept.getByText('It was not deleted.', { exact: false }).waitFor()
  await kept.getByText('Start: now 1:12.0, before 1:00.0').waitFor()
  await expectAccessible(page, 'an effort changed before it was deleted')
  await kept.getByRole('button', { name: 'Keep it' }).click()
  expect(await left()).toBe(1)

  await remove()
  await call(demo, 'PATCH', `efforts/${effort}`, { ...coach, body: { finish: 200 } })
  await agree()
  await kept.getByRole('button', { name: 'Delete anyway' }).click()
  await expect.poll(left).toBe(0)
  await leave()
})

test('who changes an effort that another coach has changed sees both, and decides', async () => {
  const { session, activity, effort, coach, calls } = await marked('15:00')
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  const kept = await chooseFast(page, session)
  const now = async () =>
    (await calls.get<{ name: string; start: number }[]>(`activities/${activity}/efforts`))[0]

  await kept.getByRole('button', { name: 'Edit', exact: true }).click()
  const [name, start] = [kept.getByLabel('Name'), kept.getByLabel('Start', { exact: true })]
  await name.fill(' ')
  await expect.poll(() => kept.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await name.fill('Faster')
  await start.fill('1:10')
  await call(demo, 'PATCH', `efforts/${effort}`, { ...coach, body: { start: 72 } })
  await page.keyboard.press('Enter')
  await kept.getByText('Start: now 1:12.0, yours 1:10.0').waitFor()
  await expectAccessible(page, 'an effort two coaches change')
  expect(await now()).toMatchObject({ name: 'Fast', start: 72 })
  await kept.getByRole('button', { name: 'Keep mine' }).click()
  await kept.getByRole('radio', { name: /^Faster/ }).waitFor()
  await kept.getByRole('button', { name: 'Edit', exact: true }).waitFor()
  expect(await now()).toMatchObject({ name: 'Faster', start: 70 })

  await kept.getByRole('button', { name: 'Edit', exact: true }).click()
  await start.fill('20:00')
  await kept.getByRole('button', { name: 'Save' }).click()
  await kept.locator('input[aria-invalid=true]').first().waitFor()
  expect(await now()).toMatchObject({ name: 'Faster', start: 70 })
  await kept.getByRole('button', { name: 'Cancel' }).click()
  await leave()
})

test('a click on the curves holds the place of a split until a second one frees it', async () => {
  const { session } = await marked('17:00')
  const { page, leave } = await signedIn(demo, 'coach')
  await chooseFast(page, session)
  const curves = page.getByRole('slider', { name: 'Curves' })
  const plot = curves.locator('.u-over').first()
  const width = (await plot.boundingBox())?.width ?? 0
  const split = page.getByRole('button', { name: /^Split at / })
  await plot.click({ position: { x: width / 4, y: 60 } })
  const held = page.getByText(/^Held at /)
  await held.waitFor()
  const at = (await held.innerText()).replace('Held', 'Split')
  await plot.hover({ position: { x: width / 2, y: 100 } })
  await expect.poll(() => split.innerText()).toBe(at)
  await plot.click({ position: { x: width / 2, y: 60 } })
  await held.waitFor({ state: 'detached' })
  await expect.poll(() => split.innerText()).not.toBe(at)

  await curves.press('Enter')
  await held.waitFor()
  await curves.press('Escape')
  await held.waitFor({ state: 'detached' })
  await leave()
})
