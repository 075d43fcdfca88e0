import { sql } from 'kysely'
import { SPORT } from '#domain/constants/sports.ts'
import { refreshLoads } from '../analysis/reports/loads.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { rowedStrokesOf, type RowedPart, type RowingStyle } from './oar.ts'
import { nameOf } from './people.ts'
import { momentOf, planSession, publishCrews, seatBoats, structureOf } from './plan-session.ts'
import { randomFrom } from './random.ts'
import { insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'
import { keepFile, seedImport } from './seed-files.ts'
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

type Angles = readonly [start: number, finish: number, slip: number, wash: number]
type Force = readonly [peak_n: number, peak_at: number, rise: number, fall: number]
const style = (
  [start, finish, slip, wash]: Angles,
  [peak_n, peak_at, rise, fall]: Force,
  fading: number,
): RowingStyle => ({ catch: start, finish, slip, wash, peak_n, peak_at, rise, fall, fading })
/**
 * From bow to stroke: a long bow, a three that misses water, a five that pulls hardest and late, a
 * short seven.
 */
const STYLES: readonly RowingStyle[] = [
  style([-58, 33, 4, 8], [520, 36, 0.9, 1.1], 2),
  style([-55, 34, 5, 9], [540, 38, 1, 1.1], 3),
  style([-50, 33, 10, 9], [500, 33, 0.8, 1.3], 4),
  style([-56, 35, 5, 11], [610, 37, 1, 1], 2),
  style([-57, 34, 6, 12], [700, 46, 1.3, 0.9], 3),
  style([-55, 32, 5, 10], [640, 39, 1, 1], 2),
  style([-48, 29, 7, 17], [560, 35, 0.9, 1.2], 5),
  style([-58, 35, 4, 9], [570, 34, 0.85, 1], 1),
]

/** The seniors' eight with sensors at every oar, a few days ago: three pieces, filmed. */
export async function seedTelemetry(demo: Demo): Promise<{ session: number; activity: number }> {
  const { db, club } = demo
  const seniors = demo.athletes.filter(({ squad }) => squad === 'Senior')
  const cox = seniors.find((person) => person.cox)
  if (!cox) throw new Error('The eight of the demo has no cox')
  const rowers = seniors.filter((person) => !person.cox).slice(0, STYLES.length)
  const starts = momentOf(demo, -DAYS_AGO, '16:00')
  const session = await planSession(demo, {
    name: 'Eight with sensors',
    sport_id: SPORT.rowing,
    starts,
    video_stream_url: 'https://video.example.org/eight.mp4',
    structure: structureOf('3x5min/2min'),
    people: [...rowers, cox],
  })
  const eight = { key: '8+', name: 'Rotsee', gender: 'mixed', people: rowers, cox } as const
  await publishCrews(demo, await seatBoats(demo, session, [eight]))
  const strokes = rowedStrokesOf(STYLES, PARTS, randomFrom(SEED))
  const names = rowers.map(nameOf)
  const text = writeTelemetry({ start: new Date(starts + 600_000), boat: '8+', names, strokes })
  const file = await keepFile(demo, Buffer.from(text))
  const place = { session_id: session, sport_id: SPORT.rowing, starts, name: 'telemetry-eight.csv' }
  const activity = await seedImport(demo, place, cox, file)
  // The camera was started a minute into the recording.
  await sql`update activities set video_offset = -60
    where club_id = ${club} and id = ${activity}`.execute(db)
  await markPieces(demo, activity, strokes)
  await refreshLoads(db, club, { session_ids: [session] })
  await publishSessions(db, club, [session], demo.coach)
  return { session, activity }
}

/** The pieces as efforts of the recording. */
async function markPieces(
  { db, club, coach }: Demo,
  activity_id: number,
  strokes: readonly BoatStroke[],
): Promise<void> {
  let first = 0
  const pieces = PARTS.flatMap((part) => {
    const from = first
    first += part.strokes
    const span = { start: strokes[from]?.t ?? 0, finish: strokes[first - 1]?.t ?? 0 }
    return part.press === 1 ? [span] : []
  })
  const common = { club_id: club, activity_id, source: 'hand', creator_id: coach }
  const efforts = pieces.map((span, index) => ({
    ...common,
    ...span,
    name: `Piece ${index + 1}`,
    piece: index + 1,
  }))
  await insertRows(db, 'efforts', efforts)
}
