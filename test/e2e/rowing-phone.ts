import type { BrowserContext, Page } from 'playwright-core'
import { guest, PHONE } from './browser.ts'
import { minutesFromNow } from './clock.ts'
import { athletesOf, type ClubCalls } from './club-calls.ts'

const START = { latitude: 47.0735, longitude: 8.3213 }
const DEGREES_A_METRE = 1 / 111_195
export const SPEED = 4
export const RATE = 24

/** How far the clock of a phone is behind at first: as long as its story may row ahead of time. */
const BEHIND_MIN = 40 / 60

/** A phone in a boat: what it feels of each stroke, and a place and time that the story moves. */
export async function rowingPhone(language = 'en') {
  const phone = await guest({ size: PHONE, language, offline: true })
  await phone.context.grantPermissions(['geolocation', 'accelerometer', 'gyroscope'])
  await phone.page.clock.install({ time: minutesFromNow(-BEHIND_MIN) })
  await moveTo(phone.context, 0)
  await phone.context.addInitScript((rate) => {
    const feel = () => {
      const phase = 2 * Math.PI * ((((performance.now() / 1000) * rate) / 60) % 1)
      const x = 3 * Math.sin(phase) + Math.sin(2 * phase)
      const accelerationIncludingGravity = { x, y: 0.3, z: 9.81 }
      dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }))
    }
    setInterval(feel, 40)
  }, RATE)
  return phone
}

const moveTo = (context: BrowserContext, metres: number) =>
  context.setGeolocation({
    latitude: START.latitude + metres * DEGREES_A_METRE,
    longitude: START.longitude,
    accuracy: 4,
  })

const PAIR = 3

/** A session that is under way, with a pair. */
export const rowNow = (calls: ClubCalls, crew: string): Promise<number> =>
  rowPairsNow(calls, [crew])

/** The same with several, in which different athletes row. */
export async function rowPairsNow(calls: ClubCalls, crews: readonly string[]): Promise<number> {
  const found = (await athletesOf(calls)).slice(4, 4 + 2 * crews.length).map(({ id }) => id)
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Recorded by phone',
    sport_id: 1,
    start_date: minutesFromNow(-10),
    end_date: minutesFromNow(60),
    athlete_ids: found,
    structure: null,
  })
  for (const [index, name] of crews.entries()) {
    const seated = found.slice(2 * index, 2 * index + 2)
    const crew_users = seated.map((user_id, seat) => ({ user_id, position: seat + 1 }))
    await calls.post('create-crew', { session_id: id, name, boat_type: PAIR, crew_users })
  }
  return id
}

/** Where the code of a crew leads. */
export async function linkOf(calls: ClubCalls, session: number, crew: string): Promise<string> {
  const codes = await calls.post<{ name: string; connect_url: string }[]>(
    `session/${session}/connect-codes`,
    { renew: [] },
  )
  return new URL(codes.find(({ name }) => name === crew)?.connect_url ?? '').pathname
}

/** A figure the phone shows, as a number; a time in seconds. */
export async function figure(page: Page, name: string): Promise<number> {
  const text = (await page.locator(`[data-figure=${name}]`).innerText()).replaceAll(',', '')
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}

type Rowed = { page: Page; context: BrowserContext }

/** Moves the boat to where it is by now. @returns the seconds the recorder has counted */
export async function rowOn({ page, context }: Rowed): Promise<number> {
  const rowed = await figure(page, 'time')
  await moveTo(context, rowed * SPEED)
  return rowed
}

/** Rows on until the recorder has counted so many seconds, by its own clock. */
export async function rowUntil(phone: Rowed, seconds: number): Promise<void> {
  while ((await rowOn(phone)) < seconds) await phone.page.clock.runFor(1000)
}
