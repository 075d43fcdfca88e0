import { randomBytes } from 'node:crypto'
import { ROLE } from '#domain/constants/roles.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Db } from '../db/client.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSession } from '../planning/sessions/commands.ts'
import type { DemoClubs } from './seed-clubs.ts'

const MINUTE_MS = 60_000
/** By which the races are known when they are started again. */
export const ERG_RACE = 'Erg race, 2000 m'
const ERG_LANES = 6
export const ERG_METRES = 2000

const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** A session in the erg room, on this day, in which six of the club race by their codes. */
export async function seedErgRace(db: Db, { club, coaches, athletes }: DemoClubs): Promise<number> {
  const creator = coaches[0]?.id ?? 0
  const people = athletes.filter(({ cox }) => !cox).slice(0, ERG_LANES)
  const piece = {
    planned_distance: ERG_METRES,
    planned_time: null,
    rest: 600,
    split_length: 500,
    segments: [],
  }
  const plan = {
    name: ERG_RACE,
    sport_id: SPORT.ergo,
    start_date: at(-15),
    end_date: at(165),
    location: 'Erg room',
    structure: { piece_structure: PIECE_STRUCTURE.single, repetitions: 1, pieces: [piece] },
    athlete_ids: people.map(({ id }) => id),
  }
  const by = { user_id: creator, role_id: ROLE.coach }
  const session = await createSession(db, club, plan, by)
  const codes = people.map(({ id }) => ({
    club_id: club,
    session_id: session,
    user_id: id,
    code: randomBytes(12).toString('base64url'),
  }))
  await db.insertInto('connect_codes').values(codes).execute()
  await publishSessions(db, club, [session], creator)
  return session
}
