import { sql } from 'kysely'
import { SPORT } from '#domain/constants/sports.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../db/client.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { markLoadsStale } from '../analysis/reports/open.ts'
import { recountChallenges } from '../club/challenges/open.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

export type DemoChallenges = {
  running: { id: number; slug: string; team: number }
  past: { id: number; slug: string }
  coming: { slug: string }
}

type ChallengeSeed = {
  slug: string
  title: string
  description: string
  rules: string | null
  metric: string
  aggregation: string
  target: number | null
  first_day: string
  last_day: string
  visibility: string
}
type Place = { id: number; club_id: ClubId; first_day: string }

const RULES = `Rowing and the ergometer count, and nothing else.
Every session counts once, however many watches record it.
What looks impossible is looked at by the organisers before it counts.`

/** A challenge that runs between both clubs, one that is over, and one that comes. */
export async function seedChallenges(db: Db, clubs: DemoClubs): Promise<DemoChallenges> {
  const { club, other, today } = clubs
  const seniors = clubs.athletes.filter(({ squad }) => squad === 'Senior')
  const half = Math.ceil(seniors.length / 2)
  const [first, second] = [seniors.slice(0, half), seniors.slice(half)]
  const young = clubs.athletes.filter(({ squad }) => squad === 'U23')
  const running = await addChallenge(db, clubs, {
    slug: 'kilometres-before-winter',
    title: 'Kilometres before winter',
    description: 'Who is on the water while it lasts? Two clubs, one lake, three weeks.',
    rules: RULES,
    metric: 'distance',
    aggregation: 'mean',
    target: 150_000,
    first_day: addDays(today, -13),
    last_day: addDays(today, 8),
    visibility: 'public',
  })
  const team = await addTeam(db, running, { club, name: 'Early birds', people: first })
  await addTeam(db, running, { club, name: 'Night owls', people: second })
  await addTeam(db, running, { club, name: 'Next generation', people: young })
  await seedGuests(db, clubs, running)
  const past = await seedPast(db, clubs, [first, second])
  await seedComing(db, clubs)
  for (const one of [club, other]) await count(db, one)
  await sql`update challenges set begin_notified_at = now() where first_day <= ${today}`.execute(db)
  await sql`update challenges set end_notified_at = now() where last_day < ${today}`.execute(db)
  return {
    running: { id: running.id, slug: 'kilometres-before-winter', team },
    past: { id: past.id, slug: 'hours-of-autumn' },
    coming: { slug: 'a-million-strokes' },
  }
}

type People = readonly Member[]

/** One that is over. */
async function seedPast(
  db: Db,
  clubs: DemoClubs,
  [first, second]: [People, People],
): Promise<Place> {
  const { club, today } = clubs
  const past = await addChallenge(db, clubs, {
    slug: 'hours-of-autumn',
    title: 'Hours of autumn',
    description: 'Every hour counts, in the boat and on the ergometer.',
    rules: null,
    metric: 'time',
    aggregation: 'sum',
    target: null,
    first_day: addDays(today, -42),
    last_day: addDays(today, -15),
    visibility: 'club',
  })
  await addTeam(db, past, { club, name: 'Bow side', people: first })
  await addTeam(db, past, { club, name: 'Stroke side', people: second })
  return past
}

/** One that begins in some days. */
async function seedComing(db: Db, clubs: DemoClubs): Promise<void> {
  const { club, today } = clubs
  const coming = await addChallenge(db, clubs, {
    slug: 'a-million-strokes',
    title: 'A million strokes',
    description: 'Together until the million is full.',
    rules: RULES,
    metric: 'strokes',
    aggregation: 'sum',
    target: 1_000_000,
    first_day: addDays(today, 6),
    last_day: addDays(today, 60),
    visibility: 'club',
  })
  await addTeam(db, coming, { club, name: 'Everybody aboard', people: [] })
}

async function addChallenge(db: Db, { club }: DemoClubs, given: ChallengeSeed): Promise<Place> {
  const { id } = await db
    .insertInto('challenges')
    .values({
      club_id: club,
      type: 1,
      sport_ids: sql<number[]>`${[SPORT.rowing, SPORT.ergo]}::int[]`,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, club_id: club, first_day: given.first_day }
}

type Team = { club: ClubId; name: string; people: readonly Pick<Member, 'id'>[] }

/** A team whose first member is its captain, all of them from the first day on. */
async function addTeam(db: Db, challenge: Place, { club, name, people }: Team): Promise<number> {
  const { id } = await db
    .insertInto('challenge_teams')
    .values({
      club_id: club,
      challenge_club_id: challenge.club_id,
      challenge_id: challenge.id,
      name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (people.length > 0)
    await db
      .insertInto('challenge_members')
      .values(
        people.map((person, place) => ({
          club_id: club,
          challenge_id: challenge.id,
          team_id: id,
          user_id: person.id,
          is_captain: place === 0,
          from_day: challenge.first_day,
        })),
      )
      .execute()
  return id
}

const HOUR_S = 3600
/** What the guests rowed, by how many days ago. */
const ROWS = [
  { ago: 10, metres: 11_800, hours: 1 },
  { ago: 7, metres: 12_400, hours: 1.1 },
  { ago: 2, metres: 13_100, hours: 1.1 },
]

/** The team of the other club, whose results were entered by hand. */
async function seedGuests(db: Db, clubs: DemoClubs, challenge: Place): Promise<void> {
  const { other: club, today } = clubs
  const own = new Set(clubs.athletes.map(({ id }) => id))
  const members = await db
    .selectFrom('memberships')
    .select('user_id as id')
    .where('club_id', '=', club)
    .orderBy('user_id')
    .execute()
  // Who rows for both clubs is in a team of the first one.
  const people = members.filter(({ id }) => !own.has(id))
  await addTeam(db, challenge, { club, name: 'The visitors', people })
  for (const { ago, metres, hours } of ROWS) {
    const day = addDays(today, -ago)
    const [coach] = people
    const session = await createSession(
      db,
      club,
      {
        name: 'Steady row',
        sport_id: SPORT.rowing,
        start_date: `${day}T16:00:00Z`,
        end_date: `${day}T18:00:00Z`,
        athlete_ids: people.map(({ id }) => id),
      },
      { user_id: coach?.id ?? 0, role_id: 3 },
    )
    await sql`
      with entered as (
        insert into results (club_id, session_id, user_id, sport_id)
        select ${club}, ${session}, n, ${SPORT.rowing}
        from unnest(${people.map(({ id }) => id)}::bigint[]) n
        returning id
      )
      insert into scores (club_id, result_id, piece, part, time, distance)
      select ${club}, id, 0, 'piece', ${hours * HOUR_S}::float8, ${metres}::float8 from entered`.execute(
      db,
    )
    await markLoadsStale(db, { clubId: club, session_ids: [session] })
  }
}

/** Counts what the people of a club gave, as its jobs do. */
async function count(db: Db, club: ClubId): Promise<void> {
  await sql`select set_config('app.club_id', ${String(club)}, true)`.execute(db)
  await recountChallenges(db, club, undefined)
  await sql`select set_config('app.club_id', '', true)`.execute(db)
}
