import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { figure, linkOf, rowingPhone, rowOn, rowPairsNow, rowUntil } from '../rowing-phone.ts'

const FIRST = 'Journey pair'
const SECOND = 'Journey other pair'

let calls: ClubCalls
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
})

type Phone = Awaited<ReturnType<typeof rowingPhone>>
type Boat = { recording_id: number; name: string; samples: number }

async function begin(phone: Phone, session: number, crew: string): Promise<void> {
  const { page } = phone
  await page.goto(demo.url + (await linkOf(calls, session, crew)))
  await page.getByRole('button', { name: 'Get ready' }).click()
  await page.getByText('All sent (0)').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
}

async function finish({ page }: Phone): Promise<number> {
  await page.getByText('All sent').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await page.getByText('All sent').waitFor()
  return Number(/All sent \((\d+)\)/.exec(await page.locator('[data-link]').innerText())?.[1])
}

const boatsOf = async (session: number) =>
  (await calls.get<{ boats: Boat[] }>(`live/sessions/${session}`)).boats

/** The metres that a spectator reads of a boat. */
async function metresOf(page: Page, place: number): Promise<number> {
  const text = await page.locator(`#boat-${place} td`).nth(1).innerText()
  return Number(text.replaceAll(/\D/g, ''))
}

test('two phones record and are followed; 30 seconds offline lose no split', async () => {
  const session = await rowPairsNow(calls, [FIRST, SECOND])
  const [first, second] = [await rowingPhone(), await rowingPhone()]
  await begin(first, session, FIRST)
  await begin(second, session, SECOND)
  const coach = await signedIn(demo, 'coach')
  await coach.page.goto(`${demo.url}/live/session/${session}`)
  await coach.page.getByRole('button', { name: 'Public page' }).click()
  const panel = coach.page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Create public page' }).click()
  const link = panel.getByRole('link', { name: /\/public\/live\// })
  const address = (await link.getAttribute('href')) ?? ''
  await coach.page.keyboard.press('Escape')
  const spectator = await guest({ size: PHONE, language: 'en' })
  await spectator.page.goto(demo.url + new URL(address).pathname)
  await Promise.all([rowUntil(first, 5), rowUntil(second, 5)])
  const seen = async () => {
    await Promise.all([rowOn(first), rowOn(second)])
    return metresOf(spectator.page, 1)
  }
  await expect.poll(seen, { interval: 250 }).toBeGreaterThan(0)

  await second.context.setOffline(true)
  const until = 31 + Math.max(await figure(first.page, 'time'), await figure(second.page, 'time'))
  await Promise.all([rowUntil(first, until), rowUntil(second, until)])
  // The boat that is not heard of is marked, for the coach and for who looks from outside.
  await coach.page.getByRole('row').filter({ hasText: SECOND }).getByText('No signal').waitFor()
  await spectator.page
    .locator('#boats')
    .getByText(/No signal/i)
    .waitFor()
  await expectAccessible(spectator.page, 'a public page with a silent boat')
  await second.context.setOffline(false)
  const sent = new Map([
    [SECOND, await finish(second)],
    [FIRST, await finish(first)],
  ])

  // Everything both phones made is there once, and the splits of both are on both screens.
  for (const { recording_id, name, samples } of await boatsOf(session)) {
    expect(samples, name).toBe(sent.get(name))
    const kept = await calls.get<{ total: number; samples: (number | null)[][] }>(
      `live/recordings/${recording_id}/samples`,
    )
    expect(kept.samples).toHaveLength(kept.total)
    const times = kept.samples.map(([at]) => at ?? 0)
    const steps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(Math.max(...steps), name).toBeLessThan(2_500)
  }
  const splits = coach.page.getByRole('group', { name: 'Splits', exact: true })
  await expect
    .poll(
      async () =>
        (await splits.getByRole('cell').allInnerTexts()).filter((t) => /:/.test(t)).length,
    )
    .toBeGreaterThanOrEqual(4)
  await expect.poll(() => metresOf(spectator.page, 2)).toBeGreaterThan(100)
  await Promise.all([first.leave(), second.leave(), coach.leave(), spectator.leave()])
})
