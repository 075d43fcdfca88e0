import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { expectAccessible, openBrowser, signedIn } from './browser.ts'
import { athletesOf, callsOf } from './club-calls.ts'
import { call, tokenOf } from './people.ts'
import { demo } from './demo.ts'

const start = Date.now() - 86_400_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Imported = { state: string; activities: { id: number }[] }

/** A recording of an athlete of the demo in a session of its own, with one piece marked. */
async function marked() {
  const calls = await callsOf(demo, 'coach')
  const athletes = (await athletesOf(calls)).slice(0, 1).map(({ id }) => id)
  const times = {
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 5_400_000).toISOString(),
  }
  const plan = { name: 'An effort of two coaches', sport_id: 1, ...times, athlete_ids: athletes }
  const session = await calls.post<{ id: number }>('create-session', plan)
  const records = Array.from({ length: 601 }, (_, t) => ({ t, distance: t * 4, cadence: 26 }))
  const form = new FormData()
  form.append('session_id', String(session.id))
  form.append('user_id', String(athletes[0]))
  const file = writeFit({
    start: new Date(start),
    sport: 15,
    records,
    product: 'Watch of two coaches',
  })
  form.append('file', new Blob([new Uint8Array(file)]), 'row.fit')
  const coach = { token: await tokenOf(demo, 'coach'), club: demo.club_id }
  const headers = { authorization: `Bearer ${coach.token}`, 'selected-club-id': String(coach.club) }
  const response = await fetch(`${demo.url}/api/v2/imports`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number } }
  const read = () => calls.get<Imported>(`imports/${data.id}`)
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), {
    timeout: 30_000,
    interval: 200,
  })
  const activity = (await read()).activities[0]?.id ?? 0
  const efforts = [{ name: 'Fast', start: 60, finish: 180, piece: null, source: 'hand' }]
  const { ids } = await calls.post<{ ids: number[] }>('efforts', { activity_id: activity, efforts })
  return { session: session.id, activity, effort: ids[0] ?? 0, coach, calls }
}

test('who deletes an effort that another coach is changing sees both, and decides', async () => {
  const { session, activity, effort, coach, calls } = await marked()
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(`${demo.url}/session/${session}/imports`)
  await page
    .getByRole('region', { name: 'Files of this session' })
    .getByRole('link', { name: 'Edit' })
    .click()
  const kept = page.getByRole('region', { name: 'Marked pieces' })
  await kept.getByRole('radio', { name: /^Fast/ }).check()
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
