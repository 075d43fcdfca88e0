import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROLE } from '#domain/constants/roles.ts'
import { rowRecords } from '../bench/long-row.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import type { Person, World } from './world.ts'

/** What the product has acknowledged, and what it should not have answered. */
export type Ledger = { imports: number[]; notes: string[]; sessions: string[]; faults: string[] }
export type Load = {
  ledger: Ledger
  /** From now on each write goes out up to so many times at once. */
  repeat(most: number): void
  /** Every athlete sends this file; resolves once each has been read. */
  upload(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The coach invites people by mail. */
  invite(addresses: readonly string[]): Promise<void>
  /** Milliseconds of the longest wait for an answer since it was last asked. */
  longestWait(): number
  stop(): Promise<void>
}

const WRITERS = 4
const SECONDS_OF_ROWING = 300
const FIRST_ROW = Date.UTC(2024, 0, 1, 6)
const HOUR_MS = 3_600_000
const WAIT_MS = 100
const RETRY_MS = 250

/**
 * Every athlete always has one import under way, and beside it notes are written and sessions
 * planned.
 * Each write goes out again, with the same key, until it is acknowledged.
 */
export function startLoad(url: string, { club, coach, athletes }: World): Load {
  const ledger: Ledger = { imports: [], notes: [], sessions: [], faults: [] }
  const state = { stopped: false, serial: 0 }
  const way = { url, club, copies: 1, longest: 0 }
  const call = caller(way, ledger)
  const start = () => new Date(FIRST_ROW + HOUR_MS * state.serial++)

  const bring = async (athlete: Person, bytes: Uint8Array<ArrayBuffer>) => {
    const id = await upload(call, athlete, bytes)
    if (id === undefined) return
    ledger.imports.push(id)
    while (!state.stopped && !(await hasEnded(call, athlete, id))) await sleep(WAIT_MS)
  }
  const importing = async (athlete: Person) => {
    while (!state.stopped) await bring(athlete, rowOf(start()))
  }
  const writing = async (person: Person) => {
    while (!state.stopped) {
      const text = randomUUID()
      if (await call(person, 'POST', 'notes', { text })) ledger.notes.push(text)
      const name = randomUUID()
      const day = start().getTime()
      const plan = { name, sport_id: 1, start_date: instant(day), end_date: instant(day + HOUR_MS) }
      if (await call(coach, 'POST', 'create-session', plan)) ledger.sessions.push(name)
      await sleep(WAIT_MS)
    }
  }
  const all = [...athletes.map(importing), ...athletes.slice(0, WRITERS).map(writing)]
  return {
    ledger,
    repeat: (most) => void (way.copies = most),
    upload: async (bytes) => void (await Promise.all(athletes.map((one) => bring(one, bytes)))),
    invite: async (addresses) => {
      const people = addresses.map((email, at) => {
        return { line: at + 1, email, first_name: 'Soak', last_name: 'Guest' }
      })
      const body = { people, role_ids: [ROLE.athlete], invite: true }
      await call(coach, 'POST', 'invite-members', body)
    },
    longestWait: () => {
      const { longest } = way
      way.longest = 0
      return longest
    },
    stop: async () => {
      state.stopped = true
      await Promise.all(all)
    },
  }
}

const instant = (time: number) => new Date(time).toISOString()

type Call = (
  person: Person,
  method: string,
  path: string,
  body?: object | FormData,
) => Promise<unknown>

const rowOf = (start: Date) =>
  Uint8Array.from(writeFit({ start, sport: 15, records: rowRecords(SECONDS_OF_ROWING) }))

async function upload(
  call: Call,
  athlete: Person,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number | undefined> {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'row.fit')
  const reply = await call(athlete, 'POST', 'imports', form)
  return (reply as { data: { id: number } } | undefined)?.data.id
}

async function hasEnded(call: Call, athlete: Person, id: number): Promise<boolean> {
  const reply = await call(athlete, 'GET', `imports/${id}`)
  const state = (reply as { data: { state: string } } | undefined)?.data.state
  return state !== 'queued' && state !== 'reading'
}

type Way = { url: string; club: number; copies: number; longest: number }
type Answer = { status: number; headers: Headers; text: string }

/**
 * The reply of a call, which is sent until it is answered; undefined when the answer is a fault.
 * Copies of a write that go out at once are answered alike, or later.
 */
function caller(way: Way, ledger: Ledger): Call {
  return async ({ token }, method, path, body) => {
    const key = randomUUID()
    const send = async (): Promise<Answer | undefined> => {
      const begun = performance.now()
      const answer = await fetch(`${way.url}/api/v2/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'selected-club-id': String(way.club),
          ...(method !== 'GET' && { 'idempotency-key': key }),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
        .then(async (reply) => ({
          status: reply.status,
          headers: reply.headers,
          text: await reply.text(),
        }))
        .catch(() => undefined) // node is being started again
      way.longest = Math.max(way.longest, performance.now() - begun)
      return answer
    }
    for (;;) {
      const copies = method === 'GET' ? 1 : way.copies
      const answers = (await Promise.all(Array.from({ length: copies }, send))).filter(isAnswer)
      const wrong = answers.find((answer) => answer.status >= 300 && !isHonest(answer))
      const good = [
        ...new Set(answers.filter(({ status }) => status < 300).map(({ text }) => text)),
      ]
      if (wrong) ledger.faults.push(`${method} ${path} answered ${shown(wrong)}`)
      if (good.length > 1) ledger.faults.push(`${method} ${path} answered ${good.join(' and ')}`)
      if (wrong) return undefined
      if (good[0] !== undefined) return JSON.parse(good[0])
      await sleep(RETRY_MS)
    }
  }
}

const isAnswer = (answer: Answer | undefined): answer is Answer => answer !== undefined
const shown = ({ status, text }: Answer) => `${status}: ${text.slice(0, 300)}`

/** Without its database the product says so, and when to come back. */
const isHonest = ({ status, headers, text }: Answer) =>
  status === 503 &&
  headers.get('retry-after') !== null &&
  /"code":"(unavailable|busy|storage_full)"/.test(text)
