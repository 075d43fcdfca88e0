import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { figure, linkOf, RATE, rowingPhone, rowNow, rowUntil, SPEED } from '../rowing-phone.ts'

const CREW = 'Story pair'

let calls: ClubCalls
let session: number
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
  session = await rowNow(calls, CREW)
})

type Boat = { recording_id: number; name: string; status: number; samples: number }
type Samples = { first: number; total: number; samples: (number | null)[][] }
const boats = async () =>
  (await calls.get<{ boats: Boat[] }>(`live/sessions/${session}`)).boats.filter(
    ({ name }) => name === CREW,
  )
test('a phone records through 30 seconds without a connection and a reload, and loses nothing', async () => {
  const phone = await rowingPhone()
  const { page, context } = phone
  await page.goto(demo.url + (await linkOf(calls, session, CREW)))
  await page.getByRole('heading', { level: 1, name: CREW }).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.getByRole('button', { name: 'Get ready' }).click()
  await page.getByText('All sent (0)').waitFor()
  await expect.poll(async () => (await boats())[0]?.status).toBe(1)
  await page.getByRole('button', { name: 'Start' }).click()
  await rowUntil(phone, 4)
  await expectAccessible(page, 'a recorder that records')
  await expect.poll(async () => (await boats())[0]?.samples).toBeGreaterThan(0)

  await context.setOffline(true)
  await page.getByText('You are offline. Everything is stored on this phone').waitFor()
  await rowUntil(phone, 20)
  await page.reload()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await rowUntil(phone, 38)
  expect(Math.abs((await figure(page, 'rate')) - RATE)).toBeLessThanOrEqual(1)
  expect((await boats())[0]?.samples).toBeLessThan(20)

  await context.setOffline(false)
  await page.getByText('All sent').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await expect.poll(async () => (await boats())[0]?.status).toBe(4)
  const sent = Number(/All sent \((\d+)\)/.exec(await page.locator('[data-link]').innerText())?.[1])
  await expectAccessible(page, 'a recorder that has finished')
  await phone.leave()
  await expectEverySampleOnce(sent)
})

/** The server has as many samples as the phone made, a second apart and in order, and a file. */
async function expectEverySampleOnce(sent: number): Promise<void> {
  await expect.poll(() => boats()).toHaveLength(1)
  const { recording_id } = (await boats())[0] ?? { recording_id: 0 }
  const { samples, total } = await calls.get<Samples>(`live/recordings/${recording_id}/samples`)
  expect(total).toBe(sent)
  expect(samples).toHaveLength(sent)
  expect(sent).toBeGreaterThan(36)
  const times = samples.map(([at]) => at ?? 0)
  const steps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  // Nothing was measured while the page opened again, and no other second is missing.
  expect(steps.filter((step) => step > 2_000).length).toBeLessThanOrEqual(1)
  const metres = samples.at(-1)?.[1] ?? 0
  expect(metres).toBeGreaterThan(30 * SPEED)
  expect(samples.at(-3)?.[3]).toBeCloseTo(RATE, 0)
  await expect
    .poll(async () => {
      const imports = await calls.get<{ state: string; session_id: number | null }[]>(
        `imports?session_id=${session}`,
      )
      return imports.map(({ state }) => state)
    })
    .toEqual(['done'])
}

test('a phone discards what it recorded after a second tap, and takes it back', async () => {
  const crew = 'Discarded pair'
  const other = await rowNow(calls, crew)
  const phone = await rowingPhone()
  const { page } = phone
  const known = async () => (await calls.get<{ boats: Boat[] }>(`live/sessions/${other}`)).boats
  await page.goto(demo.url + (await linkOf(calls, other, crew)))
  await page.getByRole('button', { name: 'Get ready' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await rowUntil(phone, 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('group', { name: 'Discard' })
  await question.getByText('Discard this recording?').waitFor()
  await expectAccessible(page, 'a recorder that asks before it discards')
  await expect.poll(async () => (await known()).length).toBe(1)
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('Discarded. It is not shown to anyone').waitFor()
  await expect.poll(async () => (await known()).length).toBe(0)
  await expectAccessible(page, 'a recorder that has discarded')
  await page.getByRole('button', { name: 'Restore recording' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await expect.poll(async () => (await known())[0]?.status).toBe(3)
  await phone.leave()
})

test('one window of a phone records at a time, and the installed page opens with the last code', async () => {
  const path = demo.examples.find(({ route }) => route === '/connect/:code')?.path ?? ''
  const { page, context, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(demo.url + path)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { start_url, scope } = await manifestAt(manifest ?? '')
  expect(path.startsWith(scope)).toBe(true)
  expect((await manifestAt('/manifest.webmanifest')).start_url).toBe('/home')
  const second = await context.newPage()
  await second.goto(demo.url + start_url)
  await second.getByRole('heading', { name: 'Already open in another window' }).waitFor()
  await expectAccessible(second, 'a second window')
  await page.close()
  await second.getByRole('heading', { level: 1, name }).waitFor()
  await second.getByRole('button', { name: 'Get ready' }).waitFor()
  await leave()
})

async function manifestAt(path: string) {
  const response = await fetch(demo.url + path)
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  return (await response.json()) as { start_url: string; scope: string }
}

test('a phone that may not know where it is says what to do', async () => {
  const path = demo.examples.find(({ route }) => route === '/connect/:code')?.path ?? ''
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(demo.url + path)
  await page.getByRole('button', { name: 'Get ready' }).click()
  await page.getByText('Location is not allowed for this page.').waitFor()
  await expectAccessible(page, 'a recorder without a place')
  await leave()
})
