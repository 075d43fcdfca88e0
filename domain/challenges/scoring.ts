import { dayIn } from '../time/zoned-time.ts'
import type { Days, Metric } from './metrics.ts'
import { flagOf, flagOfDay, type Flag } from './plausible.ts'

/** By what a challenge scores. */
export type Rules = Days & {
  challenge_id: number
  time_zone: string
  sport_ids: readonly number[]
  metric: Metric
}

/** Somebody in a team from a day to a day, both included; null while they are in it. */
export type Stint = {
  challenge_id: number
  team_id: number
  user_id: number
  from_day: string
  until_day: string | null
}

/** What somebody did of one sport in a session, each outing counted once. */
export type DonePart = {
  sport_id: number
  seconds: number | null
  distance: number | null
  strokes: number | null
  ets: number | null
  elevation: number | null
  is_recorded: boolean
}

/** What somebody did in a session, by sport. */
export type Done = {
  session_id: number
  user_id: number
  starts_at: string
  parts: readonly DonePart[]
}

/** What a session gives to a team in a challenge. */
export type ScoreEntry = {
  challenge_id: number
  team_id: number
  user_id: number
  session_id: number
  day: string
  value: number
  seconds: number | null
  distance: number | null
  /** What is wrong with the session by itself, else with all of its day. */
  flag: Flag | null
  decided: boolean | null
  note: string | null
  counts: boolean
}

const valueOf = (parts: readonly DonePart[], metric: Metric): number | null => {
  if (metric === 'sessions') return 1
  return sumOf(parts, metric === 'time' ? 'seconds' : metric)
}

function sumOf(
  parts: readonly DonePart[],
  name: Exclude<keyof DonePart, 'sport_id' | 'is_recorded'>,
): number | null {
  const known = parts.map((part) => part[name]).filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/**
 * What was done of the sports of the challenge. The day of a session is that at the owning club. The
 * day on which somebody changes teams belongs to the one they leave: the stints of a person do not
 * overlap.
 */
export function entryOf(rules: Rules, stints: readonly Stint[], done: Done): ScoreEntry | null {
  const { challenge_id, first_day, last_day, sport_ids, metric } = rules
  const parts = done.parts.filter(({ sport_id }) => sport_ids.includes(sport_id))
  if (parts.length === 0) return null
  const value = valueOf(parts, metric)
  if (value === null || !(value > 0)) return null
  const day = dayIn(rules.time_zone, new Date(done.starts_at))
  if (day < first_day || day > last_day) return null
  const stint = stints.find(
    (one) =>
      one.challenge_id === challenge_id &&
      one.user_id === done.user_id &&
      one.from_day <= day &&
      (one.until_day === null || day <= one.until_day),
  )
  if (!stint) return null
  const { user_id, session_id } = done
  const flag = parts.map(flagOf).find((one) => one !== null) ?? null
  const counted = { decided: null, note: null, counts: flag === null }
  const { team_id } = stint
  return {
    challenge_id,
    team_id,
    user_id,
    session_id,
    day,
    value,
    seconds: sumOf(parts, 'seconds'),
    distance: sumOf(parts, 'distance'),
    flag,
    ...counted,
  }
}

const OF_DAY: readonly (Flag | null)[] = ['long-day', 'far-day']

/**
 * All entries of a person on a day, with what is wrong with the day noted at each of them, and
 * whether each counts. What the organiser decided holds.
 */
function judgeDay(entries: readonly ScoreEntry[]): ScoreEntry[] {
  const ofDay = flagOfDay(entries)
  return entries.map((entry) => {
    const own = OF_DAY.includes(entry.flag) ? null : entry.flag
    const flag = own ?? ofDay
    const decided = flag === null ? null : entry.decided
    const note = decided === null ? null : entry.note
    return { ...entry, flag, decided, note, counts: decided ?? flag === null }
  })
}

const placeOf = ({ challenge_id, user_id, session_id }: ScoreEntry) =>
  `${challenge_id} ${user_id} ${session_id}`
const dayOf = ({ challenge_id, user_id, day }: ScoreEntry) => `${challenge_id} ${user_id} ${day}`

/** What an organiser said of a value does not hold for another one. */
function withDecision(entry: ScoreEntry, before: ScoreEntry | undefined): ScoreEntry {
  if (!before || before.decided === null || before.value !== entry.value) return entry
  const { decided, note } = before
  return { ...entry, decided, note }
}

const isSame = (one: ScoreEntry, other: ScoreEntry | undefined) =>
  other !== undefined &&
  one.team_id === other.team_id &&
  one.day === other.day &&
  one.value === other.value &&
  one.seconds === other.seconds &&
  one.distance === other.distance &&
  one.flag === other.flag &&
  one.decided === other.decided &&
  one.counts === other.counts

export type Change = {
  put: ScoreEntry[]
  remove: ScoreEntry[]
  /** The days of people whose sums change. */
  days: Pick<ScoreEntry, 'challenge_id' | 'user_id' | 'day'>[]
}

/**
 * What changes when some sessions are scored again.
 * @param kept the entries of these sessions, and all others of the days that are concerned
 * @param fresh what these sessions give now
 * @param session_ids the sessions that are scored again
 */
export function changeOf(
  kept: readonly ScoreEntry[],
  fresh: readonly ScoreEntry[],
  session_ids: ReadonlySet<number>,
): Change {
  const before = new Map(kept.map((entry) => [placeOf(entry), entry]))
  const now = [
    ...kept.filter((entry) => !session_ids.has(entry.session_id)),
    ...fresh.map((entry) => withDecision(entry, before.get(placeOf(entry)))),
  ]
  const judged = [...Map.groupBy(now, dayOf).values()].flatMap(judgeDay)
  const places = new Set(judged.map(placeOf))
  const remove = kept.filter((entry) => !places.has(placeOf(entry)))
  const put = judged.filter((entry) => !isSame(entry, before.get(placeOf(entry))))
  const left = put.flatMap((entry) => before.get(placeOf(entry)) ?? [])
  const days = new Map([...put, ...remove, ...left].map((entry) => [dayOf(entry), entry]))
  return {
    put,
    remove,
    days: [...days.values()].map(({ challenge_id, user_id, day }) => ({
      challenge_id,
      user_id,
      day,
    })),
  }
}

/** Everything from nothing: what the kept entries have to be equal to. */
export function scoreAll(
  rules: readonly Rules[],
  stints: readonly Stint[],
  done: readonly Done[],
): ScoreEntry[] {
  const fresh = rules.flatMap((one) =>
    done.flatMap((session) => entryOf(one, stints, session) ?? []),
  )
  return [...Map.groupBy(fresh, dayOf).values()].flatMap(judgeDay)
}
