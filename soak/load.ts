import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { rowRecords } from '../bench/long-row.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import type { Person, World } from './world.ts'

/** What the product has acknowledged, and what it should not have answered. */
export type Ledger = { imports: number[]; notes: string[]; sessions: string[]; faults: string[] }
export type Load = { ledger: Ledger; stop(): Promise<void> }

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
  const call = caller(url, club, ledger)
  const start = () => new Date(FIRST_ROW + HOUR_MS * state.serial++)

  const importing = async (athlete: Person) => {
    while (!state.stopped) {
      const id = await upload(call, athlete, start())
      if (id === undefined) return
      ledger.imports.push(id)
      while (!state.stopped && !(await hasEnded(call, athlete, id))) await sleep(WAIT_MS)
    }
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

async function upload(call: Call, athlete: Person, start: Date): Promise<number | undefined> {
  const bytes = Uint8Array.from(
    writeFit({ start, sport: 15, records: rowRecords(SECONDS_OF_ROWING) }),
  )
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

/**
 * The reply of a call, which is sent until it is answered; undefined when the answer is a fault.
 */
function caller(url: string, club: number, ledger: Ledger): Call {
  return async ({ token }, method, path, body) => {
    const key = randomUUID()
    for (;;) {
      const reply = await fetch(`${url}/api/v2/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'selected-club-id': String(club),
          ...(method !== 'GET' && { 'idempotency-key': key }),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
        .then(async (answer) => ({
          status: answer.status,
          headers: answer.headers,
          text: await answer.text(),
        }))
        .catch(() => undefined) // node is being started again
      if (reply && reply.status < 300) return JSON.parse(reply.text)
      if (reply && !isHonest(reply)) {
        ledger.faults.push(
          `${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`,
        )
        return undefined
      }
      await sleep(RETRY_MS)
    }
  }
}

/** Without its database the product says so, and when to come back. */
const isHonest = ({ status, headers, text }: { status: number; headers: Headers; text: string }) =>
  status === 503 &&
  headers.get('retry-after') !== null &&
  /"code":"(unavailable|busy|storage_full)"/.test(text)
