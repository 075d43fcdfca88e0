import { sql } from 'kysely'
import type { Sample } from '#domain/live/judge.ts'
import type { Mark } from '#domain/live/recording.ts'
import {
  beginRecorder,
  playWhileFollowed,
  readyCodes,
  SECOND_MS,
  send,
  type Code,
  type LiveParts,
  type Recorder,
} from './play-live.ts'
import { randomFrom, type Random } from './random.ts'
import { PAGE_DAYS, REGATTA } from './seed-live.ts'
import { positionAt } from './workout.ts'

/** Moves the regatta of the demo to now, so that its codes work and its page stays open. */
export const readyRegatta = (ownerUrl: string): Promise<Code[]> =>
  readyCodes(ownerUrl, REGATTA, 'crew_id', async (db, isOfSession) => {
    await sql`update public_pages set closes_at = now() + make_interval(days => ${PAGE_DAYS})
      where ${isOfSession} and revoked_at is null`.execute(db)
    await sql`delete from live_recordings
      where ${isOfSession} and created_at < now() - interval '1 day'`.execute(db)
  })

const PIECE_M = 1000
const REST_S = 240
const PADDLING = [2.9, 18] as const
/** Metres a second and strokes a minute of each boat; who is in front changes along the way. */
const RACING = [
  [4.92, 34],
  [4.88, 36],
  [4.85, 33],
  [4.79, 35],
] as const
const SEED = 1875
/** So long ago the first race began, which is over when somebody looks. */
const RACED_BEFORE_S = 280

type Boat = Recorder & {
  index: number
  rowed: number
  distance: number
  /** Where its piece began; null while it rests. */
  from: number | null
  resting_s: number
}

/** Lets the boats of the regatta row one piece after another as long as somebody follows them. */
export function playRegatta(codes: readonly Code[], parts: LiveParts): () => Promise<void> {
  const random = randomFrom(SEED)
  let boats: Boat[] = []
  return playWhileFollowed(codes, parts, async (tools) => {
    if (boats.length === 0) {
      boats = await Promise.all(
        codes.map(async (code, index) => {
          const recorder = await beginRecorder(parts.pool, code, `demo-boat-${index}`)
          return {
            ...recorder,
            index,
            rowed: recorder.samples,
            distance: 0,
            from: null,
            resting_s: 0,
          }
        }),
      )
      for (const boat of boats)
        if (boat.samples === 0) await send(tools, boat, firstRace(boat, random))
    }
    for (const boat of boats) await send(tools, boat, [nextSample(boat, random)])
  })
}

/** The race of a boat that has not rowed yet. */
const firstRace = (boat: Boat, random: Random): Sample[] =>
  Array.from({ length: RACED_BEFORE_S }, (_, second) => ({
    ...nextSample(boat, random),
    at: Date.now() - (RACED_BEFORE_S - second) * SECOND_MS,
  }))

/** A second of a boat: through its piece, or paddling until the next. */
function nextSample(boat: Boat, random: Random): Sample {
  const mark = markOf(boat)
  const racing = RACING[boat.index % RACING.length] ?? RACING[0]
  const [pace, rate] = boat.from === null ? PADDLING : racing
  const speed = pace * (1 + random.normal() * 0.02)
  boat.distance += speed
  if (boat.from === null) boat.resting_s -= 1
  const { lat, lon } = positionAt(boat.distance, random)
  const battery = Math.max(5, 96 - Math.floor(boat.rowed / 240))
  boat.rowed += 1
  return {
    at: Date.now(),
    lat,
    lon,
    speed,
    distance: boat.distance,
    stroke_rate: Math.round(rate + random.normal()),
    battery,
    mark,
  }
}

function markOf(boat: Boat): Mark | null {
  if (boat.rowed === 0) return 'start'
  if (boat.from === null && boat.resting_s <= 0) {
    boat.from = boat.distance
    return 'piece'
  }
  if (boat.from !== null && boat.distance - boat.from >= PIECE_M) {
    boat.from = null
    boat.resting_s = REST_S
    return 'rest'
  }
  return null
}
