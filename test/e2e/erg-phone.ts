import type { BrowserContext, Page } from 'playwright-core'
import { minutesFromNow } from './clock.ts'
import { athletesOf, type ClubCalls } from './club-calls.ts'
import { guest, PHONE } from './browser.ts'

const ERGO = 2

/** A session on ergometers that goes on now, with a piece and so many athletes of the demo. */
export async function ergoNow(
  calls: ClubCalls,
  { metres, count, skip = 0 }: { metres: number; count: number; skip?: number },
) {
  const people = (await athletesOf(calls)).slice(skip, skip + count)
  const piece = { planned_distance: metres, planned_time: null, rest: 600, split_length: metres }
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Erg race',
    sport_id: ERGO,
    start_date: minutesFromNow(-10),
    end_date: minutesFromNow(60),
    athlete_ids: people.map((one) => one.id),
    structure: { piece_structure: 2, repetitions: 2, pieces: [{ ...piece, segments: [] }] },
  })
  return { session: id, people }
}

/** What the stand-in of the page does on its ergometer. */
type StandInErgo = {
  row(speed: number): void
  stop(): void
}
declare global {
  interface Window {
    ergo: StandInErgo
  }
}

/**
 * A phone whose browser finds a PM5 and a belt: a stand-in that sends the bytes of the documented
 * layouts, some of them torn, doubled or late.
 */
export async function ergPhone(metres: number) {
  const phone = await guest({ size: PHONE, language: 'en' })
  await standIn(phone.context, metres)
  return phone
}

const standIn = (context: BrowserContext, metres: number) =>
  context.addInitScript((meant: number) => {
    // Nothing is set on the monitor until the page sets it.
    let workout = 0
    const NOTIFY = 'characteristicvaluechanged'
    const state = { speed: 0, elapsed: 0, distance: 0, at: 0, count: 0 }
    const bytes = (value: number, length: number) =>
      Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256)
    const statusOf = (elapsed: number, distance: number) => [
      0x31,
      ...bytes(Math.round(elapsed * 100), 3),
      ...bytes(Math.round(distance * 10), 3),
      3,
      128,
      elapsed === 0 ? 0 : 1,
      state.speed > 0 ? 1 : 0,
      2,
      ...bytes(0, 3),
      ...bytes(workout, 3),
      0x80,
      130,
    ]
    const paceOf = () => [
      0x32,
      ...bytes(Math.round(state.elapsed * 100), 3),
      ...bytes(Math.round(state.speed * 1000), 2),
      state.speed > 0 ? 30 : 0,
      255,
      ...bytes(state.speed > 0 ? Math.round(50_000 / state.speed) : 0, 2),
      ...bytes(0, 7),
    ]
    const powerOf = () => [
      0x36,
      ...bytes(Math.round(state.elapsed * 100), 3),
      ...bytes(Math.round(2.8 * state.speed ** 3), 2),
      ...bytes(0, 10),
    ]
    const forceOf = (part: number, points: number[]) => [
      0x20 + points.length,
      part,
      ...points.flatMap((point) => bytes(point, 2)),
    ]
    const characteristic = () =>
      Object.assign(new EventTarget(), {
        value: undefined as DataView | undefined,
        startNotifications: async () => undefined,
        readValue: async () => new DataView(Uint8Array.of(80).buffer),
        writeValue: async (_part: Uint8Array) => undefined as void,
      })
    const say = (to: ReturnType<typeof characteristic>, said: number[]) => {
      to.value = new DataView(Uint8Array.from(said).buffer)
      to.dispatchEvent(new Event(NOTIFY))
    }
    const [all, force, rate, heart, battery, commands] = [
      characteristic(),
      characteristic(),
      characteristic(),
      characteristic(),
      characteristic(),
      characteristic(),
    ]
    const frame: number[] = []
    commands.writeValue = async (part: Uint8Array) => {
      frame.push(...part)
      // The end of a frame, which sets this distance.
      if (frame.at(-1) === 0xf2 && frame[11] === meant >> 8 && frame[12] === (meant & 255))
        workout = meant
    }
    const move = () => {
      const now = performance.now()
      const seconds = (now - state.at) / 1000
      state.at = now
      if (state.speed === 0 || workout === 0 || state.distance >= workout) return
      // The monitor stops at the metre that is set, and its clock with it.
      const rowed = Math.min(seconds, (workout - state.distance) / state.speed)
      state.elapsed += rowed
      state.distance += rowed * state.speed
    }
    const speak = () => {
      const before = { ...state }
      move()
      state.count += 1
      const status = statusOf(state.elapsed, state.distance)
      say(all, status)
      say(all, paceOf())
      say(all, powerOf())
      if (state.count % 3 === 0) say(all, status.slice(0, 12))
      if (state.count % 4 === 0) say(all, statusOf(before.elapsed, before.distance))
      if (state.count % 5 === 0) say(all, status)
      if (state.speed > 0 && state.count % 8 === 0) {
        say(force, forceOf(0, [10, 90, 160, 190]))
        say(force, forceOf(1, [170, 120, 60, 5]))
      }
      say(heart, [0, 120 + (state.count % 20)])
    }
    setInterval(speak, 250)
    const idOf = (id: string | number) => String(id).slice(0, 8)
    const known: Record<string, ReturnType<typeof characteristic>> = {
      ce060080: all,
      ce06003d: force,
      ce060034: rate,
      ce060021: commands,
      [String(0x2a37)]: heart,
      battery_: battery,
    }
    const service = {
      getCharacteristic: async (id: string | number) => {
        const found = known[idOf(id)]
        if (!found) throw new DOMException('There is no such characteristic', 'NotFoundError')
        return found
      },
    }
    const server = { getPrimaryService: async () => service, disconnect: () => undefined }
    const device = (id: string, name: string) =>
      Object.assign(new EventTarget(), { id, name, gatt: { connect: async () => server } })
    const belt = device('belt', 'Polar H10')
    const monitor = device('monitor', 'PM5 431027865')
    type Wish = { filters: { services?: (string | number)[] }[] }
    const requestDevice = async ({ filters }: Wish) =>
      filters.some(({ services }) => services?.includes(0x180d)) ? belt : monitor
    Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice } })
    window.ergo = {
      row: (speed) => {
        move()
        state.speed = speed
      },
      stop: () => {
        move()
        state.speed = 0
      },
    }
  }, metres)

/** Connects what there is, says that somebody is ready, and rows once the count is over. */
export async function getReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect: Ergo' }).click()
  await page.getByRole('heading', { level: 1, name: /Lane \d/ }).waitFor()
  await page.getByRole('button', { name: 'on the monitor' }).click()
  await page.getByText(' set on the monitor').waitFor()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await page.getByRole('button', { name: 'Ready · wait for the count' }).waitFor()
}

export async function rowFromGo(page: Page, speed: number): Promise<void> {
  await page.locator('[data-count="0"]').waitFor()
  await page.evaluate((metresASecond) => window.ergo.row(metresASecond), speed)
}
