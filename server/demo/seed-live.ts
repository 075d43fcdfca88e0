import { randomBytes } from 'node:crypto'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { MOST_DAYS_AFTER } from '#domain/public/page.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { makePage } from '../live/public/commands.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

const DOUBLE_SCULL = 2
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60
/** How long its page is open from a start of the demo on: a day less than it may be. */
export const PAGE_DAYS = MOST_DAYS_AFTER - 1
/** By which the regatta is known when it is started again. */
export const REGATTA = 'Club regatta, 1000 m'
const REGATTA_BOATS = ['Aare', 'Limmat', 'Reuss', 'Rhine'] as const

export type DemoLive = {
  session: number
  /** The page by which people outside follow it, and its address. */
  page: number
  uuid: string
}

/** A regatta of four double sculls that record by their codes, on this day. */
export async function seedLive(db: Db, clubs: DemoClubs): Promise<DemoLive> {
  const scullers = clubs.athletes.filter(
    ({ squad, cox, scull }) => squad === 'Senior' && !cox && scull,
  )
  const boats = REGATTA_BOATS.map((name, index) => ({
    name,
    people: scullers.slice(2 * index, 2 * index + 2),
  }))
  const creator = clubs.coaches[0]?.id ?? 0
  const session = await makeRegatta(
    db,
    clubs,
    creator,
    boats.flatMap(({ people }) => people),
  )
  const crews = await insertCrews(
    db,
    clubs.club,
    boats.map(({ name, people }) => ({
      session_id: session,
      name,
      boat_type: DOUBLE_SCULL,
      age: 'senior' as const,
      gender: 'mixed' as const,
      weight: 'heavyweight' as const,
      description: null,
      gmt_score: null,
      parent_id: null,
      crew_users: people.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
    })),
    creator,
  )
  const codes = crews.map((crew_id) => ({ crew_id, code: randomBytes(12).toString('base64url') }))
  await db
    .insertInto('connect_codes')
    .values(codes.map((one) => ({ ...one, club_id: clubs.club, session_id: session })))
    .execute()
  await publishSessions(db, clubs.club, [session], creator)
  const page = await sharePublicly(db, clubs, { session, creator })
  return { session, page: page.id, uuid: page.token }
}

type Shared = { session: number; creator: number }

/** Anybody with the link follows the regatta; the demo is looked at whenever somebody has time. */
async function sharePublicly(db: Db, { club }: DemoClubs, { session, creator }: Shared) {
  const words = {
    public_page_intro: 'Three races over 1000 m on the Rotsee. Every boat is shown as it rows.',
    video_stream_url: 'https://video.example.org/regatta',
  }
  await db
    .updateTable('sessions')
    .set(words)
    .where('club_id', '=', club)
    .where('id', '=', session)
    .execute()
  const options = {
    names: 'full' as const,
    show_boats: true,
    show_splits: true,
    show_map: true,
    delay_min: 0,
    opens_at: at(-30),
    closes_at: at(PAGE_DAYS * DAY_MIN),
    results_at: null,
    gate_id: null,
  }
  return makePage(db, club, { user_id: creator }, { ...options, session_id: session })
}

const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

function makeRegatta(db: Db, { club }: DemoClubs, creator: number, people: readonly Member[]) {
  const piece = { planned_distance: 1000, planned_time: null, rest: 600, split_length: 250 }
  const pieces = [{ ...piece, segments: [] }]
  return createSession(
    db,
    club,
    {
      name: REGATTA,
      sport_id: SPORT.rowing,
      start_date: at(-15),
      end_date: at(165),
      location: 'Rotsee',
      structure: { piece_structure: 2, repetitions: 3, pieces },
      athlete_ids: people.map(({ id }) => id),
    },
    { user_id: creator, role_id: ROLE.coach },
  )
}
