import { expect, test } from 'vitest'
import { RECORDING, type Control } from '#domain/live/recording.ts'
import { CONNECTION } from '../../../../test/support/connection.ts'
import { waitAfter } from './keep-sending.ts'
import { holdRun } from './run-holder.ts'
import { marked, newRun, NO_READINGS, ticked, type Made } from './run.ts'
import { sendAll as sendAllOf, type Calls } from './sender.ts'
import { memoryStore } from './stores.ts'

class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const START = 1e12
/** A server that keeps what comes next and is an hour ahead; the phone’s clock stands at `clock`. */
function phoneAndServer() {
  const server = {
    kept: [] as Made[],
    status: RECORDING.idle as number,
    wanted: null as Control | null,
    tokens: 0,
    offsets: [] as (number | undefined)[],
    fails: null as Error | null,
    losesAnswer: false,
    refuses: (_sample: Made): boolean => false,
    begun: [] as object[],
    sends: 0,
  }
  const clock = { at: START }
  const answer = () => ({
    samples: server.kept.length,
    status: server.status as 1,
    wanted: server.wanted,
    server_time: clock.at + 3_600_000,
  })
  const calls: Calls = {
    async begin(_code, body) {
      if (server.fails) throw server.fails
      server.begun.push(body)
      server.tokens += 1
      return { id: 1, token: `token-${server.tokens}`, ...answer() }
    },
    async send({ token, first, samples, applied, clock_offset }) {
      server.sends += 1
      if (server.fails) throw server.fails
      if (samples.some(server.refuses)) throw new Refused(400, 'invalid')
      if (token !== `token-${server.tokens}`) throw new Refused(404, 'not_found')
      server.offsets.push(clock_offset)
      const isOpen = server.status < RECORDING.finished
      if (first <= server.kept.length + 1 && isOpen)
        server.kept.push(...samples.slice(server.kept.length + 1 - first))
      if (isOpen && server.kept.at(-1)?.mark === 'finish') server.status = RECORDING.finished
      const isOver = server.status >= RECORDING.finished
      if ((isOpen && applied === 'discard') || (isOver && server.wanted === 'discard'))
        server.status = RECORDING.discarded
      if (isOver || applied === server.wanted) server.wanted = null
      if (server.losesAnswer) throw new Refused(0, 'unavailable')
      return answer()
    },
  }
  const store = memoryStore()
  const holder = holdRun(store, newRun('device-1', 'code', CONNECTION, START))
  const now = () => ({ at: clock.at, readings: NO_READINGS })
  const row = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.at += 1000
      holder.update((run) => ticked(run, now()))
    }
  }
  const mark = (name: 'start' | 'finish') => holder.update((run) => marked(run, name, now()))
  const sending = { holder, store, calls, now: () => clock.at, readings: () => NO_READINGS }
  const sendAll = () => sendAllOf(sending)
  return { server, holder, store, row, mark, sendAll, clock }
}

const times = (samples: readonly Made[]) => samples.map(({ at }) => at)

test('sends every sample once and in order, with the clock of the server', async () => {
  const { server, row, mark, sendAll, holder } = phoneAndServer()
  await sendAll()
  mark('start')
  row(20)
  await sendAll()
  expect(server.kept).toHaveLength(21)
  expect(times(server.kept)).toEqual(times(server.kept).toSorted((a, b) => a - b))
  expect(server.offsets.at(-1)).toBe(3_600_000)
  expect(holder.get()).toMatchObject({ made: 21, stored: 21 })
})

test('catches up with hours without a connection, 500 at a time', async () => {
  const { server, row, mark, sendAll } = phoneAndServer()
  mark('start')
  row(7_200)
  server.fails = new Refused(0, 'unavailable')
  await expect(sendAll()).rejects.toThrow('unavailable')
  server.fails = null
  await sendAll()
  expect(server.kept).toHaveLength(7_201)
  expect(server.offsets).toHaveLength(15)
})

test('sends again what was not answered, and the server has it once', async () => {
  const { server, row, mark, sendAll } = phoneAndServer()
  mark('start')
  row(5)
  server.losesAnswer = true
  await expect(sendAll()).rejects.toThrow('unavailable')
  row(5)
  server.losesAnswer = false
  await sendAll()
  expect(server.kept).toHaveLength(11)
  expect(new Set(times(server.kept.slice(1))).size).toBe(10)
})

test('goes on under a new token where the old one holds no more', async () => {
  const { server, row, mark, sendAll } = phoneAndServer()
  mark('start')
  row(3)
  await sendAll()
  server.tokens += 1
  row(3)
  await sendAll()
  expect(server.kept).toHaveLength(7)
})

test('does what a coach asks for and says so once everything before it has come', async () => {
  const { server, row, mark, sendAll, holder } = phoneAndServer()
  mark('start')
  row(600)
  server.wanted = 'discard'
  await sendAll()
  expect(server).toMatchObject({ wanted: null, status: RECORDING.discarded })
  expect(server.kept).toHaveLength(601)
  expect(holder.get()).toMatchObject({ status: RECORDING.discarded, applied: null })
  server.status = RECORDING.active
  await sendAll()
  expect(holder.get().status).toBe(RECORDING.active)
})

test.each(['pause', 'start'] as const)(
  'asks a server that goes on asking for %s a few times only, and leaves the rest for later',
  async (wanted) => {
    const { server, row, mark, sendAll, clock } = phoneAndServer()
    mark('start')
    row(3)
    mark('finish')
    await sendAll()
    // Of an earlier version: what was asked of a recording that is over is asked for ever.
    Object.defineProperty(server, 'wanted', { get: () => wanted, set() {} })
    const before = server.sends
    clock.at += 1000
    await sendAll()
    expect(server.sends - before).toBeLessThan(6)
  },
)

test('shows a recording as discarded that was to be when it finished', async () => {
  const { server, row, mark, sendAll, holder } = phoneAndServer()
  mark('start')
  row(3)
  await sendAll()
  mark('finish')
  server.wanted = 'discard'
  await sendAll()
  expect(server).toMatchObject({ wanted: null, status: RECORDING.discarded })
  expect(holder.get()).toMatchObject({ status: RECORDING.discarded, applied: null })
})

test('says when it began, and for which boat of which session', async () => {
  const { server, mark, row, sendAll } = phoneAndServer()
  mark('start')
  row(7_200)
  await sendAll()
  expect(server.begun).toEqual([
    { device: 'device-1', began_ago_ms: 7_200_000, session_id: 17, participant_id: 23 },
  ])
})

test('leaves out what the server does not understand of a sample, and sends all others', async () => {
  const { server, row, mark, sendAll, holder } = phoneAndServer()
  mark('start')
  row(600)
  server.refuses = ({ at, distance }) => at === START + 77_000 && distance !== undefined
  await sendAll()
  expect(server.kept).toHaveLength(601)
  expect(server.kept[77]).toEqual({ at: START + 77_000, mark: null })
  expect(server.kept.filter(({ distance }) => distance === undefined)).toHaveLength(1)
  expect(holder.get()).toMatchObject({ left_out: 1, refused: null })
})

test('gives up where the server does not understand anything', async () => {
  const { server, row, mark, sendAll, holder } = phoneAndServer()
  mark('start')
  row(5)
  server.refuses = () => true
  await sendAll()
  expect(holder.get().refused).toBe('invalid')
})

test('sends from memory what the phone has no room for', async () => {
  const { server, row, mark, sendAll, store, holder } = phoneAndServer()
  mark('start')
  row(3)
  await holder.saved()
  store.save = async () => {
    throw new Error('no room')
  }
  row(5)
  await sendAll()
  expect(times(server.kept)).toEqual(
    Array.from({ length: 9 }, (_, second) => START + second * 1000),
  )
})

test('starts when a coach asks for it', async () => {
  const { server, row, sendAll, holder } = phoneAndServer()
  server.wanted = 'start'
  await sendAll()
  row(2)
  await sendAll()
  expect(server.kept.map(({ mark }) => mark)).toEqual(['start', null, null])
  expect(holder.get()).toMatchObject({ status: RECORDING.active, applied: null })
})

test.each([
  ['the code was renewed', new Refused(404, 'not_found'), 'not_found'],
  ['the session is over', new Refused(410, 'connect_over'), 'connect_over'],
  ['the boat was in no session', new Refused(409, 'boat_ashore'), 'boat_ashore'],
])('stops asking when %s, and keeps what there is', async (_when, refusal, refused) => {
  const { server, row, mark, sendAll, holder, store } = phoneAndServer()
  mark('start')
  row(3)
  server.fails = refusal
  await sendAll()
  expect(holder.get().refused).toBe(refused)
  expect(await store.samplesAfter(holder.get(), 0, 9)).toHaveLength(4)
})

test('waits longer and longer while nobody answers, and never long', () => {
  expect([1, 2, 3, 9].map((failures) => waitAfter(failures, true))).toEqual([
    2_000, 4_000, 8_000, 30_000,
  ])
  expect(waitAfter(0, true)).toBeLessThan(waitAfter(0, false))
})

test('stores again what could not be stored', async () => {
  const store = memoryStore()
  const { save } = store
  let fails = true
  let troubles = 0
  store.save = async (run, samples) => {
    if (fails) throw new Error('no room')
    await save(run, samples)
  }
  const holder = holdRun(store, newRun('device-1', 'code', CONNECTION, START), {
    onTrouble: () => (troubles += 1),
  })
  const now = { at: START, readings: NO_READINGS }
  holder.update((run) => marked(run, 'start', now))
  await holder.saved()
  fails = false
  holder.update((run) => ticked(run, now))
  await holder.saved()
  expect(troubles).toBe(1)
  expect(await store.samplesAfter(holder.get(), 0, 9)).toHaveLength(2)
})
