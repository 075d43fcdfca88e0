import { afterEach, expect, test, vi } from 'vitest'
import { CUTS, openLine, type Cut } from '../../test/support/cut-line.ts'
import { newDevice } from '../../test/support/memory-database.ts'
import { openPhone, stubBrowser, type Phone } from '../../test/support/phone-with-outbox.ts'
import { randomFrom } from '../../test/support/random.ts'
import { startRegister } from '../../test/support/register-server.ts'
import { SEED } from '../../test/support/share.ts'
import { startClock } from '../../test/support/virtual-clock.ts'
import type { OutboxEntry } from './outbox-state.ts'

/** So many cuts at least; a proof makes more of them, from another beginning. */
const MOST = Number(process.env['OUTBOX_CUTS'] ?? 150)
const STEPS = 10
const BEGIN = Date.parse('2026-11-28T06:00:00Z')
const LONG_MS = 240_000

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.doUnmock('./database.ts')
  vi.resetModules()
})

test(
  'a register shows what was entered last, and loses nothing, wherever the line is cut',
  { timeout: 3_600_000 },
  async () => {
    const faults: string[] = []
    let cuts = 0
    let entered = 0
    // Seeds of two runs next to each other have nothing in common.
    let seed = (Number(SEED) % 1_000_000) * 2503
    for (; cuts < MOST; seed += 1) {
      const outcome = await enterOverCuts(seed)
      cuts += outcome.cuts
      entered += outcome.entered
      faults.push(...outcome.faults.map((fault) => `seed ${seed}: ${fault}`))
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    }
    const of = (kind: string) => faults.filter((fault) => fault.includes(kind)).length
    console.log(
      `${cuts} cuts, ${entered} entries, ${of('shows')} wrong states, ${of('lost')} lost entries`,
    )
    expect(faults).toEqual([])
  },
)

/** What somebody entered: on its way to this page, on the device, refused, or taken back. */
type Entered = { note: string; at: number; state: 'new' | 'open' | 'refused' | 'gone' }

const noteIn = ({ input }: OutboxEntry): string =>
  Object.values((input.body as { users: Record<string, { note: string }> }).users)[0]?.note ?? ''

/** One person enters notes while requests are cut, others write as well, and pages come and go. */
async function enterOverCuts(seed: number) {
  const random = randomFrom(seed)
  const chance = (share: number) => random() < share
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const clock = startClock(BEGIN)
  const device = newDevice()
  const server = startRegister()
  const share = 0.2 + random() * 0.5
  const faults = new Set<string>()
  const own: Entered[] = []
  /** Refused entries of which somebody has just said what is to become of them. */
  const deciding = new Set<number>()
  let cuts = 0
  let isWhole = false
  const nextCut = (): Cut | undefined => {
    if (isWhole || !chance(share)) return undefined
    cuts += 1
    return oneOf(CUTS)
  }
  stubBrowser()
  const line = openLine({
    random,
    serve: server.serve,
    nextCut,
    after: clock.after,
  }) as typeof fetch
  const open = () => openPhone({ device, clock, random, line })
  let phone: Phone = await open()

  const onDevice = () => [...device.entries.values()] as OutboxEntry[]
  const look = () => {
    for (const entry of onDevice()) {
      const one = own.find(({ note }) => note === noteIn(entry))
      if (one) one.at = entry.id
    }
    for (const entry of phone.entries()) {
      const one = own.find(({ note }) => note === noteIn(entry))
      if (one && one.state !== 'gone') one.state = entry.state === 'needs-you' ? 'refused' : 'open'
    }
    const shown = phone.shown()
    const allowed = allowedNotes()
    if (shown !== undefined && !allowed.includes(shown))
      faults.add(`shows ${shown}, not ${allowed.join(' or ')}`)
  }
  /** The last thing entered, until the server has it; then that and what came after it there. */
  function allowedNotes(): (string | null)[] {
    const refused = onDevice()
      .filter(({ state }) => state === 'needs-you')
      .map(noteIn)
    const kept = own
      .filter(({ state }) => state === 'open')
      .toSorted((a, b) => a.at - b.at)
      .map(({ note }) => note)
    const isStored = (note: string) => server.history.includes(note)
    const last = kept.findLast((note) => !isStored(note) && !refused.includes(note))
    const goes = kept.filter((note) => refused.includes(note))
    if (last !== undefined) return [last, ...goes]
    const places = kept.map((note) => server.history.indexOf(note))
    return [...server.history.slice(Math.max(0, ...places)), ...goes]
  }
  function lookForLost(): void {
    const kept = new Set(onDevice().map(noteIn))
    for (const { note, state } of own)
      if (
        (state === 'open' || state === 'refused') &&
        !kept.has(note) &&
        !server.history.includes(note)
      )
        faults.add(`lost ${note}`)
  }
  const steps = {
    enter() {
      const seen = phone.shown()
      if (seen === undefined) return
      const note = `own ${own.length + 1}`
      own.push({ note, at: Infinity, state: 'new' })
      void phone.write(note, seen)
    },
    writeElsewhere: () => server.writeElsewhere(`other ${server.history.length}`),
    comeBack: () => void phone.comeBack(),
    async reopen() {
      cuts += 1
      phone.close()
      deciding.clear()
      const kept = new Set(onDevice().map(noteIn))
      // What had not reached the device is gone, and what had not left it is not.
      for (const one of own) {
        if (one.state === 'new' && !kept.has(one.note)) one.state = 'gone'
        if (one.state === 'gone' && kept.has(one.note)) one.state = 'refused'
      }
      phone = await open()
    },
    settle(take = chance(0.5)) {
      const refused = phone
        .entries()
        .find(({ id, state }) => state === 'needs-you' && !deciding.has(id))
      if (!refused) return
      deciding.add(refused.id)
      const one = own.find(({ note }) => note === noteIn(refused))
      if (take && one) one.state = 'gone'
      const body = { event_id: 17, users: { 5: { note: noteIn(refused) } } }
      const decided = take ? phone.discard(refused.id) : phone.sendAgain(refused, { body })
      void decided.then(() => deciding.delete(refused.id))
    },
  }
  for (let step = 0; step < STEPS; step += 1) {
    const name = oneOf([
      'enter',
      'enter',
      'enter',
      'writeElsewhere',
      'comeBack',
      'reopen',
      'settle',
    ] as const)
    await steps[name]()
    await clock.pass(oneOf([0, 3, 50, 400, 5000, 20_000]) * random(), look)
    lookForLost()
  }
  isWhole = true
  for (let round = 0; round <= own.length; round += 1) {
    steps.settle(true)
    phone.comeBack()
    await clock.pass(LONG_MS, look)
  }
  void phone.fetchAgain()
  await clock.pass(LONG_MS, look)
  lookForLost()
  if (phone.shown() !== server.note()) faults.add(`shows ${phone.shown()} in the end`)
  if (onDevice().length > 0) faults.add('lost nothing, but keeps an entry that was stored')
  for (const { note, state } of own) {
    const times = server.history.filter((one) => one === note).length
    if (times > 1 || (times === 0 && state !== 'gone')) faults.add(`lost or doubled ${note}`)
  }
  phone.close()
  return { cuts, entered: own.length, faults: [...faults] }
}
