import {
  hashKey,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryKey,
} from '@tanstack/react-query'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { home } from '#contract/analysis/home.ts'
import { agenda, type AgendaFilter, type AgendaItem } from '#contract/planning/calendar.ts'
import { clubUsers } from '#contract/people/members.ts'
import { morning } from '#contract/analysis/monitoring.ts'
import { season } from '#contract/analysis/season.ts'
import { seatRace } from '#contract/analysis/seat-racing.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { sessionWorkout } from '#contract/recordings/workouts.ts'
import { childDays, children } from '#contract/club/guardians.ts'
import { sentences } from '../format/punctuation.ts'
import { serverNow } from '../format/server-clock.ts'
import { t } from '../i18n/i18n.ts'
import { queryClient } from '../api/query-client.ts'
import { notify } from '../shell/notices.ts'
import { database, type CachedReply } from './database.ts'
import { isComingWeek, type CachedWeek } from './kept-week.ts'
import { isOwnToday, isOwnWorkout } from './own-replies.ts'
import { forgetShown, isShownFromHere, noteShown } from './shown-copies.ts'

const DAY_MS = 86_400_000
/** After this many days without a connection nothing is left to read. */
const KEPT_DAYS = 14
/** Sessions of the coming week, and those just over. */
const AHEAD_DAYS = 8
const OVER_DAYS = 1

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const NAMES = {
  me: nameOf(me),
  clubs: nameOf(myClubs),
  session: nameOf(getSession),
  agenda: nameOf(agenda),
  morning: nameOf(morning),
  workout: nameOf(sessionWorkout),
}
/** What belongs to a session and is useful as long. */
const OF_SESSION = new Set([sessionAttendance, seatRace, sessionWorkout].map(nameOf))
const KEPT = new Set(
  [
    me,
    myClubs,
    home,
    morning,
    agenda,
    getSession,
    sessionAttendance,
    seatRace,
    sessionWorkout,
    season,
    clubUsers,
    children,
    childDays,
  ].map(nameOf),
)
/** The server's word that there is nothing here for this person any more. */
const ENDS_ACCESS = new Set([403, 404, 409, 419])

/** Whether replies of a call are kept on this device. */
export const isKept = (key: QueryKey): boolean => KEPT.has(String(key[0]))

/** Forgets the copies of some calls that are older than a moment: something has changed since. */
export async function forgetOlder(names: readonly string[], moment: number): Promise<void> {
  const db = await database()
  const writing = db.transaction('replies', 'readwrite')
  for await (const cursor of writing.store)
    if (names.includes(cursor.value.name) && cursor.value.kept_at < moment) await cursor.delete()
  await writing.done
}

/** The last reply of a call, when it is one that is kept; undefined when there is none. */
export async function keptReply(key: QueryKey): Promise<unknown> {
  if (!isKept(key)) return undefined
  const hash = hashKey(key)
  const kept = await (await database()).get('replies', hash)
  if (kept && !isUsable(kept)) await dropUsedUp()
  if (!kept || !isUsable(kept)) return undefined
  noteShown(key, kept.kept_at)
  return kept.reply
}

/**
 * The copy of a reply with the time it was made, in milliseconds, to see whether it is worth
 * another; undefined when there is none.
 */
export const keptCopy = async (key: QueryKey): Promise<CachedReply | undefined> =>
  (await database()).get('replies', hashKey(key))

/** The latest of the coming weeks that were kept of a club; null when there is none. */
export async function keptWeek(club: number | null): Promise<CachedWeek | null> {
  const weeks = (await (await database()).getAll('replies')).filter(
    (kept) => kept.name === NAMES.agenda && kept.club === club,
  )
  const [latest] = weeks.filter(isUsable).toSorted((a, b) => b.kept_at - a.kept_at)
  if (!latest) return null
  const { data, span } = latest.reply as { data: AgendaItem[]; span: AgendaFilter }
  return { first: span.start_date, last: span.end_date, items: data, kept_at: latest.kept_at }
}

type Age = Pick<CachedReply, 'kept_at' | 'until'>
const isTooOld = ({ kept_at }: Age) => kept_at + KEPT_DAYS * DAY_MS <= Date.now()
const isUsable = (kept: Age) => kept.until > serverNow() && !isTooOld(kept)

/**
 * Without a connection for too long the cached copies expire: says so, and lists what is still here
 * of the person's own.
 */
async function dropUsedUp(): Promise<void> {
  const old = (await (await database()).getAll('replies')).some(isTooOld)
  await forget((kept) => !isUsable(kept))
  if (!old) return
  const entries = await (await database()).getAll('entries')
  const unsent = entries.filter(({ state }) => state !== 'stored').length
  const parts = [
    t('outbox.dropped', { count: KEPT_DAYS }),
    unsent > 0 ? t('outbox.unsent', { count: unsent }) : '',
  ]
  notify('warning', sentences(parts), { persistent: true })
}

/** Keeps from now on what is fetched, and clears away what has run out. Returns how to stop. */
export function keepReplies(): () => void {
  void forget((kept) => !isUsable(kept))
  const cache = queryClient.getQueryCache()
  // Replies that were fetched before this module loaded count, too.
  for (const query of cache.getAll()) keep(query)
  return cache.subscribe(follow)
}

/** Removes all cached copies; a person whose access has ended has none either. */
export async function wipeReplies(): Promise<void> {
  forgetShown()
  await (await database()).clear('replies')
}

function follow({ type, query, ...event }: QueryCacheNotifyEvent): void {
  const action = type === 'updated' && 'action' in event ? event.action : undefined
  if (action?.type === 'success') keep(query)
  const status = action?.type === 'error' ? (action.error as { status?: number }).status : undefined
  if (status !== undefined && ENDS_ACCESS.has(status))
    void forget(({ key }) => key === query.queryHash)
}

function keep({ queryHash, queryKey, state }: Query): void {
  const name = String(queryKey[0])
  if (!KEPT.has(name) || state.data === undefined || isShownFromHere(queryHash)) return
  const until = usefulUntil(name, queryKey, state.data)
  if (until <= serverNow()) return
  const reply = toKeep(name, queryKey, state.data)
  if (name === NAMES.clubs)
    void forget(({ club }) => club !== null && !clubsOf(reply).includes(club))
  const kept = {
    key: queryHash,
    name,
    club: Number(queryKey[2]) || null,
    reply,
    kept_at: state.dataUpdatedAt,
    until,
  }
  database()
    .then((db) => db.put('replies', kept))
    .catch(() => undefined) // a browser without room keeps nothing, and works as before
}

async function forget(which: (kept: CachedReply) => boolean): Promise<void> {
  const db = await database()
  const gone = (await db.getAll('replies')).filter(which)
  await Promise.all(gone.map(({ key }) => db.delete('replies', key)))
}

const clubsOf = (reply: unknown) =>
  (reply as Reply<typeof myClubs>).data.map(({ club_id }) => club_id)

function toKeep(name: string, key: QueryKey, reply: unknown): unknown {
  if (name === NAMES.me) return withoutTicket(reply)
  // Only the request says which days a week covers.
  return name === NAMES.agenda ? { ...(reply as Reply<typeof agenda>), span: bodyOf(key) } : reply
}

const bodyOf = (key: QueryKey) => (key[1] as { body: AgendaFilter }).body

/** The ticket works once, so it is worth nothing later. */
const withoutTicket = (reply: unknown) => {
  const { data, ...rest } = reply as Reply<typeof me>
  return { ...rest, data: { ...data, firebase_password: '' } }
}

type Planned = { id: number; start_date: string; end_date: string }
const isPlanned = (value: unknown): value is Planned =>
  typeof value === 'object' && value !== null && 'start_date' in value && 'end_date' in value

/**
 * Returns how long a copy is kept: the coming week until it ends; a session, its register, its
 * seat race and one's own workout as long as the session is in that week, and 0 if it is not.
 * Everything else has no end of its own.
 */
function usefulUntil(name: string, key: QueryKey, reply: unknown): number {
  if (name === NAMES.agenda) {
    const body = bodyOf(key)
    return isComingWeek(body) ? Date.parse(body.end_date) + OVER_DAYS * DAY_MS : 0
  }
  if (name === NAMES.morning) return isOwnToday(key) ? Number.MAX_SAFE_INTEGER : 0
  if (name === NAMES.workout && !isOwnWorkout(reply)) return 0
  if (name !== NAMES.session && !OF_SESSION.has(name)) return Number.MAX_SAFE_INTEGER
  const session = name === NAMES.session ? (reply as { data: unknown }).data : sessionOf(key)
  if (!isPlanned(session)) return 0
  const until = Date.parse(session.end_date) + OVER_DAYS * DAY_MS
  return Date.parse(session.start_date) < serverNow() + AHEAD_DAYS * DAY_MS ? until : 0
}

/** The session a register or a seat race belongs to, as far as it has been fetched. */
function sessionOf(key: QueryKey): unknown {
  const { params } = key[1] as { params?: { id?: number } }
  const found = queryClient.getQueriesData<{ data: unknown }>({
    queryKey: [NAMES.session, { params }],
  })
  return found[0]?.[1]?.data
}
