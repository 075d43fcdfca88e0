import type { Attempts } from '../../http/attempts.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SharedReply } from '../../http/shared-reply.ts'
import { callLimit } from '../../http/call-limit.ts'
import type { PageNow } from './courses.ts'
import type { EventNow, PublicEvents } from './events.ts'
import type { PublicPages } from './pages.ts'

/** What an address may ask for in a minute; a boathouse or a school may share one. */
const MOST_A_MINUTE = 6_000
/** Answers that are kept of a page: in four languages, of every kind. */
const MOST_KEPT = 120

type Parts = { pages: PublicPages; events: PublicEvents; attempts: Attempts; perMinute: number }
type Asking = { token: string; ip: string }

/** How people outside look at pages: limited by their address, each answer made once for all. */
export type Looking = {
  /**
   * What a token opens: the page of a session, or of an event with its sessions.
   * @throws Refusal not_found alike for every token that opens nothing now, too_many_requests for
   * who guesses at tokens
   */
  at(asking: Asking): Promise<Opened>
  /**
   * The page of a session.
   * @throws Refusal as above; not_found for an event
   */
  page(asking: Asking): Promise<PageNow>
  /** An answer from a page, made once while the page stays as it is. */
  answer(page: PageNow | EventNow, kind: string, make: () => SharedReply): SharedReply
}
export type Opened = { kind: 'session'; seen: PageNow } | { kind: 'event'; seen: EventNow }

export function openLooking({ pages, events, attempts, perMinute }: Parts): Looking {
  const limit = callLimit(MOST_A_MINUTE)
  const made = new WeakMap<PageNow | EventNow, Map<string, SharedReply>>()
  const at = async ({ token, ip }: Asking): Promise<Opened> => {
    const { wait } = limit.take(ip)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const page = await pages.of(token)
    if (page) return { kind: 'session', seen: page }
    const event = await events.of(token)
    if (event) return { kind: 'event', seen: event }
    const guessing = { of: `public pages guessed at by ${ip}`, most: perMinute, window_s: 60 }
    const retry_after = await attempts.take([guessing])
    throw retry_after > 0
      ? new Refusal('too_many_requests', { retry_after })
      : new Refusal('not_found')
  }
  return {
    at,
    async page(asking) {
      const opened = await at(asking)
      if (opened.kind === 'event') throw new Refusal('not_found')
      return opened.seen
    },
    answer(page, kind, make) {
      const kept = made.get(page) ?? new Map<string, SharedReply>()
      made.set(page, kept)
      const known = kept.get(kind)
      if (known) return known
      const answer = make()
      if (kept.size < MOST_KEPT) kept.set(kind, answer)
      return answer
    },
  }
}
