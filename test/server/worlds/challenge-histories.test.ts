import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScores } from '#contract/analysis/result-entry.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { deleteSession, updateSession } from '#contract/planning/sessions.ts'
import * as calls from '#contract/club/challenges.ts'
import { addDays } from '#domain/time/week.ts'
import {
  challengeFields,
  openChallengeClubs,
  type ChallengeClubs,
} from '../../support/challenge-club.ts'
import { makeSession, today, type TestUser } from '../../support/factories.ts'
import { piece, piecesOf } from '../../support/scored-pieces.ts'
import { inClub, type ClubId } from '../../../server/db/client.ts'
import { randomFrom } from '../../../server/demo/random.ts'
import { recountChallenges } from '../../../server/club/challenges/open.ts'
import { worldSeeds } from '../../support/share.ts'

/** What results give without a recording. */
const METRICS = ['distance', 'time', 'strokes', 'sessions'] as const
const HISTORIES = worldSeeds(0, 24, 3)
const STEPS = 7

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs({ work: true })
  await clubs.app.rows("update clubs set time_zone = 'Pacific/Auckland' where id = $1", [
    clubs.other,
  ])
})
afterAll(() => clubs.app.close())

const { next } = randomFrom(64)
const below = (most: number) => Math.floor(next() * most)

type Person = {
  user: TestUser
  place: { of: ClubId; by: TestUser }
  teams: readonly number[]
  isIn: boolean
  sessions: number[]
}

/** Some rows are too fast or too long to be believed, and some days. */
const values = () => ({
  time: 1800 + below(14_000),
  distance: 4000 + below(70_000),
  stroke_rate: 18 + below(10),
})

/** Of the whole session, or of its piece with the metres or without. */
const entry = () => {
  const { distance, ...timed } = values()
  const kind = below(3)
  return { number: Math.min(1, kind), given: kind === 2 ? timed : { ...timed, distance } }
}

const plan = () => ({ structure: piecesOf(1, { planned_distance: 2000 + below(40_000) }) })

/** A time of day at which it is another day in one of the clubs. */
const times = () => {
  const start = Date.parse(addDays(today(), below(9) - 4)) + below(24) * 3_600_000
  const [start_date, end_date] = [start, start + 3_600_000].map((at) => new Date(at).toISOString())
  return { start_date: start_date ?? '', end_date: end_date ?? '' }
}

/** Enters what is known to be newer than what stands. */
async function enterOver(
  session: number,
  { user, place }: Person,
  { number, given }: { number: number; given: object },
): Promise<void> {
  const [result] = await clubs.app.rows<{ version: number }>(
    'select version from results where session_id = $1',
    [session],
  )
  const scores = [piece(number, given)]
  const results = [{ user_id: user.id, scores, version: result?.version ?? 0 }]
  const by = { token: place.by.token, club: place.of }
  await clubs.app.ask(addScores, { params: { id: session }, body: { results } }, by)
}

const NOTHING = { number: 0, given: { time: null, distance: null } }

async function row({ user, place, sessions }: Person): Promise<void> {
  const { of, by } = place
  const planned = { athlete_ids: [user.id], ...plan(), ...times() }
  const session = await makeSession(clubs.app.db, of, { user_id: by.id }, planned)
  const { number, given } = entry()
  await clubs.enterResult(session, user, given, { ...place, number })
  sessions.push(session)
}

async function changeTeam(id: number, { user, place, teams, isIn }: Person): Promise<boolean> {
  const who = { token: user.token, club: place.of }
  const params = { id }
  const leaves = isIn && below(2) === 0
  if (leaves) await clubs.app.ask(calls.leaveChallenge, { params }, who)
  else {
    const team_id = teams[below(teams.length)] ?? null
    await clubs.app.ask(calls.joinChallenge, { params, body: { team_id } }, who)
  }
  return !leaves
}

async function step(id: number, person: Person): Promise<void> {
  const { place, sessions } = person
  const by = { token: place.by.token, club: place.of }
  const at = below(sessions.length)
  const session = sessions[at]
  const what = below(10)
  if (what < 2) person.isIn = await changeTeam(id, person)
  else if (session === undefined || what < 6) await row(person)
  else if (what === 6) await enterOver(session, person, entry())
  else if (what === 7) await enterOver(session, person, NOTHING)
  else if (what === 8) {
    const change = below(2) === 0 ? plan() : times()
    await clubs.app.ask(updateSession, { body: { id: session, ...change } }, by)
  } else {
    sessions.splice(at, 1)
    await clubs.app.ask(deleteSession, { params: { id: session } }, by)
  }
}

/** A challenge of one of the two clubs, and what three people do in it. */
async function live(seed: number): Promise<void> {
  const { club, other, coach, boss, enter, there, backdate } = clubs
  const { anna, ben, olga } = await clubs.athletes()
  const metric = METRICS[seed % METRICS.length] ?? 'distance'
  const organiser = seed % 2 === 0 ? clubs.as(clubs.manager) : there(boss)
  const body = challengeFields({ title: 'History', metric, visibility: 'public' })
  const { id } = (await clubs.app.ask(calls.createChallenge, { body }, organiser)).data
  const own = [await enter(id, [anna, ben]), await enter(id)]
  const others = [await enter(id, [olga], {}, there(boss)), await enter(id, [], {}, there(boss))]
  await backdate(id)
  const here = { of: club, by: coach }
  const people: Person[] = [
    { user: anna, place: here, teams: own, isIn: true, sessions: [] },
    { user: ben, place: here, teams: own, isIn: true, sessions: [] },
    { user: olga, place: { of: other, by: boss }, teams: others, isIn: true, sessions: [] },
  ]
  for (const person of people) await row(person)
  for (let turn = 0; turn < STEPS; turn += 1) {
    const person = people[below(people.length)]
    if (person) await step(id, person)
  }
}

async function settled(): Promise<void> {
  const jobs = () => clubs.app.rows('select from graphile_worker._private_jobs')
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([])
}

async function kept() {
  const entries = await clubs.app.rows(
    `select challenge_id, team_id, user_id, session_id, day::text, value, flag, counts
    from challenge_entries order by challenge_id, user_id, session_id`,
  )
  const days = await clubs.app.rows(
    `select challenge_id, team_id, user_id, day::text, total, best, entries
    from challenge_days order by challenge_id, user_id, day, team_id`,
  )
  return { entries, days }
}

async function recountAll() {
  await clubs.app.rows('delete from challenge_days')
  await clubs.app.rows('delete from challenge_entries')
  for (const club of [clubs.club, clubs.other])
    await inClub(clubs.app.database.worker, club, (db) => recountChallenges(db, club, undefined))
}

test('what is kept after any history is what a count from nothing gives', async () => {
  for (const seed of HISTORIES) await live(seed)
  await settled()
  const lived = await kept()
  expect(lived.entries.length).toBeGreaterThan(HISTORIES.length * 2)
  await recountAll()
  expect(lived).toEqual(await kept())

  const { app, club, manager, as } = clubs
  const moved = { params: { id: club }, body: { time_zone: 'America/Los_Angeles' } }
  await app.ask(updateClub, moved, as(manager))
  await settled()
  const after = await kept()
  expect(after.entries).not.toEqual(lived.entries)
  await recountAll()
  expect(after).toEqual(await kept())
}, 180_000)
