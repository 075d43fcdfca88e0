import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { athletesOf, callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { linkOf, rowingPhone } from '../rowing-phone.ts'

const BOAT = 'Kormoran'

/** A session that is under way with a pair and two coaches, so that one may write. */
async function rowWithCoaches(calls: ClubCalls): Promise<number> {
  const coaches = await calls.get<{ id: number }[]>('club-users?roles=3,6&status=1')
  const athletes = (await athletesOf(calls)).slice(8, 10).map(({ id }) => id)
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Called to from the launch',
    sport_id: 1,
    start_date: minutesFromNow(-10),
    end_date: minutesFromNow(60),
    athlete_ids: athletes,
    coach_ids: coaches.map((coach) => coach.id).filter((one) => !athletes.includes(one)),
    structure: null,
  })
  const crew_users = athletes.map((user_id, seat) => ({ user_id, position: seat + 1 }))
  await calls.post('create-crew', { session_id: id, name: BOAT, boat_type: 3, crew_users })
  return id
}

/** Whether its words lie where somebody can read them, under nothing. */
const isOnScreen = (message: Locator) =>
  message
    .locator('p')
    .first()
    .evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there !== null && words.contains(there)
    })

test('a coach writes to a boat, whose phone shows it, and sees that the boat has it', async () => {
  const calls = await callsOf(demo, 'coach')
  const session = await rowWithCoaches(calls)
  const phone = await rowingPhone()
  await phone.page.goto(`${demo.url}${await linkOf(calls, session, BOAT)}`)
  await phone.page.getByRole('button', { name: 'Get ready' }).click()
  await phone.page.getByRole('button', { name: 'Start', exact: true }).click()
  await phone.page.getByRole('switch', { name: 'Read messages aloud' }).waitFor()

  const coach = await signedIn(demo, 'coach')
  await coach.page.goto(`${demo.url}/live/session/${session}`)
  await coach.page.getByRole('button', { name: 'Message boats' }).click()
  const modal = coach.page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Write a message' }).fill('Turn at the bridge')
  await expectAccessible(coach.page, 'a message to boats')
  await modal.getByRole('button', { name: 'Send to boats' }).click()
  await modal.getByRole('log').getByText('Turn at the bridge').waitFor()

  const shown = phone.page.getByRole('region', { name: 'Message from a coach' })
  await shown.getByText('Turn at the bridge').waitFor()
  await expectAccessible(phone.page, 'a message on the phone of a boat')
  await expect(isOnScreen(shown)).resolves.toBe(true)
  await modal.getByText('Received by 1 of 1 boat').waitFor()

  // Two that come together are read one after the other.
  for (const message of ['Rate 24', 'Mind the buoy'])
    await calls.post('message/create-message', { event_id: session, message })
  await shown.getByText('2 more messages').waitFor()
  await shown.getByRole('button', { name: 'Next' }).click()
  await shown.getByText('Rate 24').waitFor()
  await shown.getByRole('button', { name: 'Next' }).click()
  await shown.getByText('Mind the buoy').waitFor()
  await modal.getByRole('combobox', { name: 'People' }).click()
  await coach.page.getByRole('option').first().click()
  await coach.page.keyboard.press('Escape')
  await modal.getByRole('textbox', { name: 'Write a message' }).fill('Come to the launch')
  await modal.getByRole('button', { name: 'Send to boats' }).click()
  await modal.getByRole('log').getByText('1 person').waitFor()
  await shown.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => shown.count()).toBe(0)
  await phone.leave()
  await coach.leave()
})
