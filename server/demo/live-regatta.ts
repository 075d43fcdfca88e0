import { sql } from 'kysely'
import { Id, T, type Static } from '#contract/schema.ts'
import type { Sample } from '#domain/live/judge.ts'
import type { Mark } from '#domain/live/recording.ts'
import { checkedRows } from '../db/checked-rows.ts'
import { connectOwner, handleOn, type Pool } from '../db/client.ts'
import type { SendSamples } from '../sockets/send-samples.ts'
import type { Logger } from '../log.ts'
import {
  announceSamples,
  beginRecordingBy,
  holdRecordings,
  storeTogether,
  takeSamples,
} from '../live/live/open.ts'
import { randomFrom, type Random } from './random.ts'
import { PAGE_DAYS, REGATTA } from './seed-live.ts'
import { positionAt } from './workout.ts'

const Code = T.Object({ club_id: Id, session_id: Id, code: T.String() })
type Code = Static<typeof Code>

/**
 * Moves the regatta of the demo to now, so that its codes work, it is found among the sessions of
 * these hours and its page stays open; empty where there is no demo.
 */
export async function readyRegatta(ownerUrl: string): Promise<Code[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const db = handleOn(client, [])
    await sql`
      with moved as (
        update sessions
        set starts_at = now() - interval '15 minutes', ends_at = now() + interval '165 minutes'
        where name = ${REGATTA} and deleted_at is null
        returning club_id, id
      ),
      opened as (
        update public_pages p
        set closes_at = now() + make_interval(days => ${PAGE_DAYS})
        from moved m
        where p.club_id = m.club_id and p.session_id = m.id and p.revoked_at is null
      )
      delete from live_recordings r
      using moved m
      where r.club_id = m.club_id and r.session_id = m.id
        and r.created_at < now() - interval '1 day'`.execute(db)
    return await checkedRows(
      db,
      Code,
      sql`
        select k.club_id, k.session_id, k.code
        from connect_codes k
          join sessions s on s.club_id = k.club_id and s.id = k.session_id
        where s.name = ${REGATTA} and s.deleted_at is null and k.crew_id is not null
        order by k.crew_id`,
    )
  } finally {
    await client.end()
  }
}

const SECOND_MS = 1000
const PIECE_M = 1000
const REST_S = 240
const PADDLING = { speed: 2.9, rate: 18 }
/** Metres a second and strokes a minute of each boat; who is in front changes along the way. */
const RACING = [
  { speed: 4.92, rate: 34 },
  { speed: 4.88, rate: 36 },
  { speed: 4.85, rate: 33 },
  { speed: 4.79, rate: 35 },
] as const
const SEED = 1875

type Boat = {
  token: string
  samples: number
  distance: number
  /** Where its piece began; null while it rests. */
  from: number | null
  resting_s: number
}
export type RegattaParts = {
  pool: Pool
  sendSamples: SendSamples
  log: Logger
  /** Whether anybody follows the session. */
  isFollowed(clubId: number, sessionId: number): boolean
}

/**
 * Lets the boats of the regatta row one piece after another as long as somebody follows them.
 * @returns what ends it, and resolves when nothing is under way
 */
export function playRegatta(
  codes: readonly Code[],
  { pool, sendSamples, log, isFollowed }: RegattaParts,
): () => Promise<void> {
  const held = holdRecordings(pool)
  const store = storeTogether(pool)
  const announcer = announceSamples(sendSamples, log)
  const random = randomFrom(SEED)
  const [place] = codes
  let boats: Boat[] = []
  const row = async () => {
    if (boats.length === 0) {
      boats = await Promise.all(codes.map((code, at) => begin(pool, code, at)))
      for (const [index, boat] of boats.entries()) {
        const samples = racedBefore(boat, index, random)
        if (samples.length === 0) continue
        await takeSamples({ store, held, announcer }, { token: boat.token, first: 1, samples })
        boat.samples = samples.length
      }
    }
    for (const [index, boat] of boats.entries()) {
      const samples = [nextSample(boat, index, random)]
      const batch = { token: boat.token, first: boat.samples + 1, samples }
      const { samples: stored } = await takeSamples({ store, held, announcer }, batch)
      boat.samples = stored
    }
  }
  let rowing: Promise<void> | undefined
  const timer = setInterval(() => {
    if (rowing || !place || !isFollowed(place.club_id, place.session_id)) return
    rowing = row()
      .catch((error: unknown) => log.warn({ err: error }, 'the regatta of the demo stands still'))
      .finally(() => {
        rowing = undefined
      })
  }, SECOND_MS)
  return async () => {
    clearInterval(timer)
    await rowing
    await announcer.end()
  }
}

async function begin(pool: Pool, { code }: Code, index: number): Promise<Boat> {
  const { token, samples } = await beginRecordingBy(pool, code, { device: `demo-boat-${index}` })
  return { token, samples, distance: 0, from: null, resting_s: 0 }
}

/** So long ago the first race began, which is over when somebody looks. */
const RACED_BEFORE_S = 280

/** The first race of a boat that has not rowed yet. */
function racedBefore(boat: Boat, index: number, random: Random): Sample[] {
  const isNew = boat.samples === 0
  return Array.from({ length: isNew ? RACED_BEFORE_S : 0 }, (_, second) => {
    const sample = nextSample(boat, index, random)
    boat.samples += 1
    return { ...sample, at: Date.now() - (RACED_BEFORE_S - second) * SECOND_MS }
  })
}

/** A second of a boat: through its piece, or paddling until the next. */
function nextSample(boat: Boat, index: number, random: Random): Sample {
  const mark = markOf(boat)
  const racing = RACING[index % RACING.length] ?? RACING[0]
  const pace = boat.from === null ? PADDLING : racing
  const speed = pace.speed * (1 + random.normal() * 0.02)
  boat.distance += speed
  if (boat.from === null) boat.resting_s -= 1
  const { lat, lon } = positionAt(boat.distance, random)
  return {
    at: Date.now(),
    lat,
    lon,
    speed,
    distance: boat.distance,
    stroke_rate: Math.round(pace.rate + random.normal()),
    battery: Math.max(5, 96 - Math.floor(boat.samples / 240)),
    mark,
  }
}

function markOf(boat: Boat): Mark | null {
  if (boat.samples === 0) return 'start'
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
