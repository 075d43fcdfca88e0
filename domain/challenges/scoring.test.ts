import { expect, test } from 'vitest'
import { addDays } from '../time/week.ts'
import { METRICS } from './metrics.ts'
import {
  changeOf,
  entryOf,
  scoreAll,
  type Done,
  type DonePart,
  type Rules,
  type ScoreEntry,
  type Stint,
} from './scoring.ts'

/** Numbers that are the same in every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu', 'Europe/Berlin']
const FIRST = '2026-03-25'
const DAY_MS = 86_400_000
const BEGIN = Date.parse('2026-03-22T00:00:00Z')

type History = { kept: Map<string, ScoreEntry>; done: Map<string, Done>; stints: Stint[] }
const keyOf = (entry: Pick<ScoreEntry, 'challenge_id' | 'user_id' | 'session_id'>) =>
  `${entry.challenge_id} ${entry.user_id} ${entry.session_id}`

/** Scores sessions again as the server does: their entries, and the others of the same days. */
function rescore(history: History, rules: readonly Rules[], ids: readonly number[]): void {
  const done = [...history.done.values()].filter((one) => ids.includes(one.session_id))
  const fresh = rules.flatMap((one) =>
    done.flatMap((session) => entryOf(one, history.stints, session) ?? []),
  )
  const all = [...history.kept.values()]
  const dayOf = (entry: ScoreEntry) => `${entry.challenge_id} ${entry.user_id} ${entry.day}`
  const days = new Set(
    [...fresh, ...all.filter((entry) => ids.includes(entry.session_id))].map(dayOf),
  )
  const known = all.filter((entry) => days.has(dayOf(entry)))
  const { put, remove } = changeOf(known, fresh, new Set(ids))
  for (const entry of remove) history.kept.delete(keyOf(entry))
  for (const entry of put) history.kept.set(keyOf(entry), entry)
}

const sessionsOf = (history: History, user: number) =>
  [...history.done.values()].filter((one) => one.user_id === user).map((one) => one.session_id)

const randomDone = (
  below: (most: number) => number,
  session_id: number,
  user_id: number,
): Done => ({
  session_id,
  user_id,
  starts_at: new Date(BEGIN + below(12 * 24) * (DAY_MS / 24)).toISOString(),
  parts: [1, 2, 3].filter(() => below(2) === 0).map((sport_id) => randomPart(below, sport_id)),
})

function randomPart(below: (most: number) => number, sport_id: number): DonePart {
  const seconds = below(9) === 0 ? null : 600 + below(50_000)
  return {
    sport_id,
    seconds,
    distance: below(9) === 0 ? null : below(200_000),
    strokes: below(3) === 0 ? null : below(20_000),
    ets: below(4) === 0 ? null : below(200),
    elevation: below(2) === 0 ? null : below(2000),
    is_recorded: below(2) === 0,
  }
}

/** Leaves a team, and perhaps joins one, on a day of the challenge. */
function changeTeam(history: History, below: (most: number) => number, user_id: number): void {
  for (const challenge_id of [1, 2]) {
    const open = history.stints.find(
      (one) =>
        one.challenge_id === challenge_id && one.user_id === user_id && one.until_day === null,
    )
    const last = history.stints
      .filter((one) => one.challenge_id === challenge_id && one.user_id === user_id)
      .map((one) => one.until_day ?? one.from_day)
      .toSorted()
      .at(-1)
    const day = addDays(last ?? FIRST, below(3))
    if (open) open.until_day = day < open.from_day ? open.from_day : day
    if (below(3) === 0) continue
    const from_day = open?.until_day ? addDays(open.until_day, 1) : last ? addDays(last, 1) : day
    history.stints.push({ challenge_id, team_id: 1 + below(3), user_id, from_day, until_day: null })
  }
}

test('what is kept equals a count from nothing, after any history', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const below = random(seed)
    const rules: Rules[] = [1, 2].map((challenge_id) => ({
      challenge_id,
      time_zone: ZONES[below(ZONES.length)] ?? 'UTC',
      first_day: FIRST,
      last_day: addDays(FIRST, below(6)),
      sport_ids: challenge_id === 1 ? [1, 2] : [1, 3],
      metric: METRICS[below(METRICS.length)] ?? 'distance',
    }))
    const history: History = { kept: new Map(), done: new Map(), stints: [] }
    for (const user of [1, 2]) changeTeam(history, below, user)
    for (let step = 0; step < 25; step += 1) {
      const user = 1 + below(2)
      const session = 1 + below(6)
      const place = `${session} ${user}`
      switch (below(5)) {
        case 0:
          history.done.delete(place)
          break
        case 1:
          changeTeam(history, below, user)
          rescore(history, rules, sessionsOf(history, user))
          continue
        default: {
          // The plan is of the session, what was done of each person.
          const made = randomDone(below, session, user)
          history.done.set(place, made)
          for (const [key, one] of history.done)
            if (one.session_id === session)
              history.done.set(key, { ...one, starts_at: made.starts_at })
        }
      }
      rescore(history, rules, [session])
    }
    const whole = scoreAll(rules, history.stints, [...history.done.values()])
    const inOrder = (entries: Iterable<ScoreEntry>) =>
      [...entries].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
    expect(inOrder(history.kept.values()), `seed ${seed}`).toEqual(inOrder(whole))
  }
})

const PART: DonePart = {
  sport_id: 1,
  seconds: 3600,
  distance: 12_000,
  strokes: null,
  ets: null,
  elevation: null,
  is_recorded: false,
}
const DONE = { session_id: 1, user_id: 1, starts_at: `${FIRST}T08:00:00Z` }

test('each sport of a session counts where it is asked for, and the session once', () => {
  const ride = { ...PART, sport_id: 3, distance: 30_000, is_recorded: true }
  const done = { ...DONE, parts: [PART, ride] }
  const stints = [{ challenge_id: 1, team_id: 1, user_id: 1, from_day: FIRST, until_day: null }]
  const entry = (sport_ids: number[], metric: Rules['metric'] = 'distance') => {
    const days = { first_day: FIRST, last_day: FIRST }
    const rules = { challenge_id: 1, time_zone: 'UTC', ...days, sport_ids, metric }
    return entryOf(rules, stints, done)
  }
  expect(entry([1])).toMatchObject({ value: 12_000, seconds: 3600, distance: 12_000 })
  expect(entry([3])).toMatchObject({ value: 30_000, seconds: 3600 })
  expect(entry([1, 3])).toMatchObject({ value: 42_000, seconds: 7200, flag: null })
  expect(entry([1, 3], 'sessions')).toMatchObject({ value: 1 })
  expect(entry([1, 3], 'ets')).toBeNull()
  expect(entry([4])).toBeNull()
})

test('what the organiser decided holds as long as the value is the same', () => {
  const rules: Rules = {
    challenge_id: 1,
    time_zone: 'UTC',
    first_day: FIRST,
    last_day: FIRST,
    sport_ids: [1],
    metric: 'distance',
  }
  const stint = { challenge_id: 1, team_id: 1, user_id: 1, from_day: FIRST, until_day: null }
  const made = (distance: number) =>
    scoreAll([rules], [stint], [{ ...DONE, parts: [{ ...PART, seconds: 9000, distance }] }])
  const [entry] = made(70_000)
  if (!entry) throw new Error('it counts in no challenge')
  expect(entry).toMatchObject({ flag: 'entered', counts: false })
  const decided = { ...entry, decided: true, note: 'Seen it', counts: true }
  expect(changeOf([decided], made(70_000), new Set([1])).put).toEqual([])
  expect(changeOf([decided], made(71_000), new Set([1])).put).toMatchObject([
    { value: 71_000, decided: null, counts: false },
  ])
  expect(changeOf([decided], made(20_000), new Set([1])).put).toMatchObject([
    { value: 20_000, flag: null, decided: null, counts: true },
  ])
})
