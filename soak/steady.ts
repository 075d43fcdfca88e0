import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, World } from './world.ts'

/** Requests that are sent at a fixed pace, each once. */
export type Steady = {
  /** All requests are answered before it resolves. */
  stop(): Promise<void>
  sent(): number
  /** Notes that were acknowledged. */
  notes: string[]
  /** What was not answered, or not well. */
  failures: string[]
}

/** So many requests a second: a third reads a session, a third the agenda, a third writes notes. */
export function startSteady(url: string, world: World, session: number, perSecond: number): Steady {
  const state = { stopped: false, sent: 0 }
  const notes: string[] = []
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  const people = [world.coach, ...world.athletes]
  const day = new Date().toISOString().slice(0, 10)

  /** Whether it was answered well. */
  const ask = async ({ token }: Person, path: string, body?: object): Promise<boolean> => {
    const fault = await fetch(`${url}/api/v2/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'selected-club-id': String(world.club),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (reply) => {
        const text = await reply.text()
        return reply.ok ? undefined : `${reply.status}: ${text.slice(0, 200)}`
      },
      (error: Error) => `${error.message} (${String(error.cause)})`,
    )
    if (fault !== undefined) failures.push(`${new Date().toISOString()} ${path} ${fault}`)
    return fault === undefined
  }
  const sendOne = async (number: number): Promise<void> => {
    const person = people[number % people.length]
    if (!person) throw new Error('there is nobody to ask')
    if (number % 3 === 0) await ask(person, `session/${session}`)
    else if (number % 3 === 1) await ask(person, 'agenda', { start_date: day, end_date: day })
    else {
      const text = randomUUID()
      if (await ask(person, 'notes', { text })) notes.push(text)
    }
  }
  const track = (one: Promise<void>) => {
    open.add(one)
    void one.then(() => open.delete(one))
  }
  const sending = (async () => {
    const begun = performance.now()
    while (!state.stopped) {
      const due = (performance.now() - begun) * (perSecond / 1000)
      while (state.sent < due) track(sendOne(state.sent++))
      await sleep(1000 / perSecond)
    }
  })()
  return {
    notes,
    failures,
    sent: () => state.sent,
    stop: async () => {
      state.stopped = true
      await sending
      await Promise.all(open)
    },
  }
}
