import { Readable } from 'node:stream'
import { BOATS } from '#domain/constants/boats.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { insertCrews } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { refreshLoads } from '../analysis/reports/loads.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { momentOf } from './club-clock.ts'
import { rowedStrokesOf, type RowedPart, type RowingStyle } from './oar.ts'
import { randomFrom } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import { seedImport } from './seed-files.ts'
import { writeTelemetry, type BoatStroke } from './telemetry-writer.ts'

const DAYS_AGO = 3
const SEED = 8
const PIECE = { strokes: 150, speed: 5.2, press: 1 }
const EASY: RowedPart = { strokes: 90, rate: 18, speed: 3.9, press: 0.72 }
const REST: RowedPart = { strokes: 30, rate: 17, speed: 3.2, press: 0.5 }
const PARTS: readonly RowedPart[] = [
  EASY,
  { ...PIECE, rate: 26 },
  REST,
  { ...PIECE, rate: 28 },
  REST,
  { ...PIECE, rate: 30, speed: 5.4 },
  EASY,
]

/**
 * From bow to stroke: a long bow, a three that misses water, a five that pulls hardest and late, a
 * short seven.
 */
const STYLES: readonly RowingStyle[] = [
  {
    catch: -58,
    finish: 33,
    slip: 4,
    wash: 8,
    peak_n: 520,
    peak_at: 36,
    rise: 0.9,
    fall: 1.1,
    fading: 2,
  },
  {
    catch: -55,
    finish: 34,
    slip: 5,
    wash: 9,
    peak_n: 540,
    peak_at: 38,
    rise: 1,
    fall: 1.1,
    fading: 3,
  },
  {
    catch: -50,
    finish: 33,
    slip: 10,
    wash: 9,
    peak_n: 500,
    peak_at: 33,
    rise: 0.8,
    fall: 1.3,
    fading: 4,
  },
  {
    catch: -56,
    finish: 35,
    slip: 5,
    wash: 11,
    peak_n: 610,
    peak_at: 37,
    rise: 1,
    fall: 1,
    fading: 2,
  },
  {
    catch: -57,
    finish: 34,
    slip: 6,
    wash: 12,
    peak_n: 700,
    peak_at: 46,
    rise: 1.3,
    fall: 0.9,
    fading: 3,
  },
  {
    catch: -55,
    finish: 32,
    slip: 5,
    wash: 10,
    peak_n: 640,
    peak_at: 39,
    rise: 1,
    fall: 1,
    fading: 2,
  },
  {
    catch: -48,
    finish: 29,
    slip: 7,
    wash: 17,
    peak_n: 560,
    peak_at: 35,
    rise: 0.9,
    fall: 1.2,
    fading: 5,
  },
  {
    catch: -58,
    finish: 35,
    slip: 4,
    wash: 9,
    peak_n: 570,
    peak_at: 34,
    rise: 0.85,
    fall: 1,
    fading: 1,
  },
]

/** The seniors' eight with sensors at every oar, a few days ago: three pieces, filmed. */
export async function seedTelemetry(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
): Promise<{ session: number; activity: number }> {
  const coach = clubs.coaches[0]?.id ?? 0
  const seniors = clubs.athletes.filter(({ squad }) => squad === 'Senior')
  const cox = seniors.find((person) => person.cox)
  const rowers = seniors.filter((person) => !person.cox).slice(0, STYLES.length)
  const starts = momentOf(clubs, -DAYS_AGO, '16:00')
  const session = await createSession(
    db,
    clubs.club,
    planOfEight(starts, [...rowers, ...(cox ? [cox] : [])]),
    {
      user_id: coach,
      role_id: ROLE.coach,
    },
  )
  await seatEight(db, clubs, session, rowers, cox)
  const strokes = rowedStrokesOf(STYLES, PARTS, randomFrom(SEED))
  const text = writeTelemetry({
    start: new Date(starts + 600_000),
    boat: '8+',
    names: rowers.map(nameOf),
    strokes,
  })
  const bytes = Buffer.from(text)
  const kept = await files.put(Readable.from([bytes]))
  const owner = cox ?? rowers[0]
  if (!owner) return { session, activity: 0 }
  const place = { session_id: session, sport_id: 1, starts, name: 'telemetry-eight.csv' }
  const activity = await seedImport(db, clubs, place, owner, bytes, kept)
  // The camera was started a minute into the recording.
  await db
    .updateTable('activities')
    .set({ video_offset: -60 })
    .where('club_id', '=', clubs.club)
    .where('id', '=', activity)
    .execute()
  await markPieces(db, clubs, activity, strokes, coach)
  await refreshLoads(db, clubs.club, { session_ids: [session] })
  await publishSessions(db, clubs.club, [session], coach)
  return { session, activity }
}

const nameOf = ({ first_name, last_name }: Member) => `${first_name} ${last_name}`

function planOfEight(starts: number, people: readonly Member[]) {
  const structure = parseStructure('3x5min/2min')
  return {
    name: 'Eight with sensors',
    sport_id: 1,
    start_date: new Date(starts).toISOString(),
    end_date: new Date(starts + 5_400_000).toISOString(),
    location: 'Rotsee',
    video_stream_url: 'https://video.example.org/eight.mp4',
    structure: structure.ok ? planOf(structure.structure) : null,
    athlete_ids: people.map(({ id }) => id),
  }
}

async function seatEight(
  db: Db,
  clubs: DemoClubs,
  session_id: number,
  rowers: readonly Member[],
  cox?: Member,
): Promise<void> {
  const seats = [
    ...(cox ? [{ user_id: cox.id, position: 0 }] : []),
    ...rowers.map(({ id }, index) => ({ user_id: id, position: index + 1 })),
  ]
  const eight = {
    session_id,
    name: 'Rotsee',
    boat_type: BOATS.find(({ key }) => key === '8+')?.id ?? 0,
    age: 'senior' as const,
    gender: 'mixed' as const,
    weight: 'heavyweight' as const,
    description: null,
    gmt_score: null,
    parent_id: null,
    crew_users: seats,
  }
  const ids = await insertCrews(db, clubs.club, [eight], clubs.coaches[0]?.id ?? 0)
  await db
    .updateTable('crews')
    .set({ published_at: new Date().toISOString() })
    .where('club_id', '=', clubs.club)
    .where('id', 'in', ids)
    .execute()
}

/** The pieces as efforts of the recording. */
async function markPieces(
  db: Db,
  clubs: DemoClubs,
  activity_id: number,
  strokes: readonly BoatStroke[],
  creator_id: number,
): Promise<void> {
  let first = 0
  const pieces = PARTS.flatMap((part) => {
    const from = first
    first += part.strokes
    return part.press === 1
      ? [{ start: strokes[from]?.t ?? 0, finish: strokes[first - 1]?.t ?? 0 }]
      : []
  })
  const efforts = pieces.map((span, index) => ({
    ...span,
    club_id: clubs.club,
    activity_id,
    name: `Piece ${index + 1}`,
    piece: index + 1,
    source: 'hand',
    creator_id,
  }))
  await db.insertInto('efforts').values(efforts).execute()
}
