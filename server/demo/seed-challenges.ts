import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { addDays } from '#domain/time/week.ts'
import { markLoadsStale } from '../analysis/reports/open.ts'
import { recountChallenges } from '../club/challenges/open.ts'
import type { ClubId, Db } from '../db/client.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { others } from './people.ts'
import { idsOf, insertRow, insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'

type Challenge = { id: number; club_id: ClubId; first_day: string }

const RULES = `Rowing and the ergometer count, and nothing else.
Every session counts once, however many watches record it.
What looks impossible is looked at by the organisers before it counts.`

const RUNNING = {
  slug: 'kilometres-before-winter',
  title: 'Kilometres before winter',
  description: 'Who is on the water while it lasts? Two clubs, one lake, three weeks.',
  rules: RULES,
  metric: 'distance',
  aggregation: 'mean',
  target: 150_000,
  visibility: 'public',
}
const PAST = {
  slug: 'hours-of-autumn',
  title: 'Hours of autumn',
  description: 'Every hour counts, in the boat and on the ergometer.',
  rules: null,
  metric: 'time',
  aggregation: 'sum',
  target: null,
  visibility: 'club',
}
const COMING = {
  slug: 'a-million-strokes',
  title: 'A million strokes',
  description: 'Together until the million is full.',
  rules: RULES,
  metric: 'strokes',
  aggregation: 'sum',
  target: 1_000_000,
  visibility: 'club',
}

/** A challenge that runs between both clubs, one that is over, and one that comes. */
export async function seedChallenges(demo: Demo) {
  const { db, club, other, today, athletes } = demo
  const seniors = idsOf(athletes.filter(({ squad }) => squad === 'Senior'))
  const half = Math.ceil(seniors.length / 2)
  const [first, second] = [seniors.slice(0, half), seniors.slice(half)]
  const young = idsOf(athletes.filter(({ squad }) => squad === 'U23'))
  const add = async (of: typeof RUNNING | typeof PAST, from: number, until: number) => {
    const [first_day, last_day] = [addDays(today, from), addDays(today, until)]
    const sport_ids = sql<number[]>`${[SPORT.rowing, SPORT.ergo]}::int[]`
    const row = { ...of, club_id: club, type: 1, sport_ids, first_day, last_day }
    return { id: await insertRow(db, 'challenges', row), club_id: club, first_day }
  }
  const running = await add(RUNNING, -13, 8)
  const team = await addTeam(db, running, club, 'Early birds', first)
  await addTeam(db, running, club, 'Night owls', second)
  await addTeam(db, running, club, 'Next generation', young)
  await seedGuests(demo, running)
  const past = await add(PAST, -42, -15)
  await addTeam(db, past, club, 'Bow side', first)
  await addTeam(db, past, club, 'Stroke side', second)
  const coming = await add(COMING, 6, 60)
  await addTeam(db, coming, club, 'Everybody aboard', [])
  for (const one of [club, other]) await count(db, one)
  await sql`update challenges set begin_notified_at = now() where first_day <= ${today}`.execute(db)
  await sql`update challenges set end_notified_at = now() where last_day < ${today}`.execute(db)
  const slugs = { running: RUNNING.slug, past: PAST.slug, coming: COMING.slug }
  return { running: { id: running.id, team }, past: past.id, slugs }
}

/** A team whose first member is its captain, all of them from the first day on. */
async function addTeam(
  db: Db,
  { id: challenge_id, club_id: challenge_club_id, first_day }: Challenge,
  club_id: ClubId,
  name: string,
  people: readonly number[],
): Promise<number> {
  const team = { club_id, challenge_club_id, challenge_id, name }
  const team_id = await insertRow(db, 'challenge_teams', team)
  const member = { club_id, challenge_id, team_id, from_day: first_day }
  const members = people.map((user_id, place) => ({ ...member, user_id, is_captain: place === 0 }))
  await insertRows(db, 'challenge_members', members)
  return team_id
}

const HOUR_S = 3600
/** What the guests rowed: how many days ago, metres and hours. */
const ROWS = [
  [10, 11_800, 1],
  [7, 12_400, 1.1],
  [2, 13_100, 1.1],
] as const

/** The team of the other club, whose results were entered by hand. */
async function seedGuests(
  { db, other: club, today, idOf }: Demo,
  challenge: Challenge,
): Promise<void> {
  // Who rows for both clubs is in a team of the first one.
  const coach = idOf(others.other_coach)
  const people = [coach]
  await addTeam(db, challenge, club, 'The visitors', people)
  const by = { user_id: coach, role_id: ROLE.head_coach }
  for (const [ago, metres, hours] of ROWS) {
    const day = addDays(today, -ago)
    const plan = {
      name: 'Steady row',
      sport_id: SPORT.rowing,
      start_date: `${day}T16:00:00Z`,
      end_date: `${day}T18:00:00Z`,
      athlete_ids: people,
    }
    const session = await createSession(db, club, plan, by)
    await sql`
      with entered as (
        insert into results (club_id, session_id, user_id, sport_id)
        select ${club}, ${session}, n, ${SPORT.rowing} from unnest(${people}::bigint[]) n
        returning id
      )
      insert into scores (club_id, result_id, piece, part, time, distance)
      select ${club}, id, 0, 'piece', ${hours * HOUR_S}::float8, ${metres}::float8
      from entered`.execute(db)
    await markLoadsStale(db, { clubId: club, session_ids: [session] })
  }
}

/** Counts what the people of a club gave, as its jobs do. */
async function count(db: Db, club: ClubId): Promise<void> {
  await sql`select set_config('app.club_id', ${String(club)}, true)`.execute(db)
  await recountChallenges(db, club, undefined)
  await sql`select set_config('app.club_id', '', true)`.execute(db)
}
