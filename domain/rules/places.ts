import type { AbsenceReason, NotAttendingReason } from '../constants/attendance.ts'
import { ATTENDANCE } from '../constants/statuses.ts'

/** Microseconds since 1970, as exact as the database keeps them. */
type Instant = number
const SECOND = 1_000_000

/** How somebody stands in a session; an athlete may have said nothing at all. */
export type Standing = {
  user_id: number
  is_athlete: boolean
  attending: number | null
  /** The person, or an absence of theirs, has answered. */
  answered: boolean
  /** In line for a place since then. */
  waiting_since: Instant | null
  wanted_since: Instant | null
}
export type Places = {
  /** How many athletes can come; null for everybody. */
  limit: number | null
  is_over: boolean
  now: Instant
}
/** How somebody stands from now on, and whether they won or lost a place without asking. */
export type Settled = Standing & { moved: 'freed' | 'lost' | null }

/**
 * Who stands otherwise once places are given: with a limit athletes start as not attending, the
 * last to want a place go back in line when there are fewer, and free places go to the first in
 * line. Without a limit everybody in line has a place.
 */
export function settlePlaces(people: readonly Standing[], places: Places): Settled[] {
  const { limit, now } = places
  const before = people.map((one) => ({ ...one, moved: null, wanted_since: wantedSince(one, now) }))
  const after =
    limit === null
      ? before.map((one) => withoutLimit(one, now))
      : fillPlaces(takeBack(before.map(withLimit), { ...places, limit }), { ...places, limit })
  return after.filter((one, place) => isChanged(people[place], one))
}

/** Since when somebody wants to come, which goes on while they do. */
function wantedSince(
  { attending, waiting_since, wanted_since }: Standing,
  now: Instant,
): Instant | null {
  const wants = attending === ATTENDANCE.attending || waiting_since !== null
  return wants ? (wanted_since ?? waiting_since ?? now) : null
}

function withoutLimit(one: Settled, now: Instant): Settled {
  if (one.waiting_since !== null) return withPlace(one, now)
  const isStart = !one.answered && one.attending === ATTENDANCE.not_attending
  return isStart ? { ...one, attending: null } : one
}

const withLimit = (one: Settled): Settled =>
  one.is_athlete && one.attending === null ? { ...one, attending: ATTENDANCE.not_attending } : one

type Limited = Places & { limit: number }

/** What is over takes no place back. */
function takeBack(people: readonly Settled[], { limit, is_over, now }: Limited): Settled[] {
  const lost = is_over ? [] : holdersOf(people).toSorted(byInstant('wanted_since')).slice(limit)
  const first = Math.min(...lineOf(people).map(({ waiting_since }) => waiting_since ?? now), now)
  return people.map((one) => {
    const place = lost.indexOf(one)
    if (place < 0) return one
    const waiting_since = first - (lost.length - place) * SECOND
    return { ...one, attending: ATTENDANCE.not_attending, waiting_since, moved: 'lost' }
  })
}

/** Nobody moves up for a session that is over, but a person who asks now gets a free place. */
function fillPlaces(people: readonly Settled[], { limit, is_over, now }: Limited): Settled[] {
  const free = Math.max(0, limit - holdersOf(people).length)
  const first = lineOf(people)
    .filter(({ waiting_since }) => !is_over || waiting_since === now)
    .toSorted(inLine)
    .slice(0, free)
  return people.map((one) => (first.includes(one) ? withPlace(one, now) : one))
}

/** Somebody who has waited is notified of the place; somebody who asks now sees it in the reply. */
const withPlace = (one: Settled, now: Instant): Settled => ({
  ...one,
  attending: ATTENDANCE.attending,
  waiting_since: null,
  moved: one.waiting_since !== null && one.waiting_since < now ? 'freed' : null,
})

const holdersOf = (people: readonly Settled[]) =>
  people.filter((one) => one.is_athlete && one.attending === ATTENDANCE.attending)
const lineOf = (people: readonly Settled[]) =>
  people.filter(({ waiting_since }) => waiting_since !== null)

const byInstant = (field: 'waiting_since' | 'wanted_since') => (a: Settled, b: Settled) =>
  (a[field] ?? 0) - (b[field] ?? 0) || a.user_id - b.user_id

/** Of those who ask at the same moment the one goes first who has wanted to come for longer. */
const inLine = (a: Settled, b: Settled) =>
  (a.waiting_since ?? 0) - (b.waiting_since ?? 0) || byInstant('wanted_since')(a, b)

const isChanged = (before: Standing | undefined, after: Standing) =>
  before?.attending !== after.attending ||
  before.waiting_since !== after.waiting_since ||
  before.wanted_since !== after.wanted_since

/** What an absence answers to a session in its span. */
export type AbsenceAnswer = {
  attending: number
  ill: boolean
  injured: boolean
  reason: NotAttendingReason | null
}

export const answerOfAbsence = (reason: AbsenceReason): AbsenceAnswer => ({
  attending: ATTENDANCE.not_attending,
  ill: reason === 'ill',
  injured: reason === 'injured',
  reason: reason === 'ill' || reason === 'injured' ? null : reason,
})

/**
 * What a new participant starts with: the answer of an absence, not attending where places are
 * limited for them, and else nothing.
 */
export function startingAnswer(
  absence: AbsenceReason | null,
  limited: boolean,
): AbsenceAnswer | null {
  if (absence !== null) return answerOfAbsence(absence)
  const { not_attending } = ATTENDANCE
  return limited ? { attending: not_attending, ill: false, injured: false, reason: null } : null
}
