import { sql } from 'kysely'
import { COUNT_MS } from '#domain/live/erg-race.ts'
import type { Sample } from '#domain/live/judge.ts'
import { inClub, provenClub, type ClubId } from '../db/client.ts'
import { queueResultsOf, sendBoats } from '../live/live/open.ts'
import {
  beginRecorder,
  playWhileFollowed,
  readyCodes,
  send,
  type Code,
  type LiveParts,
  type LiveTools,
  type Recorder,
} from './play-live.ts'
import { randomFrom, type Random } from './random.ts'
import { insertRow, insertRows } from './rows.ts'
import { ERG_METRES, ERG_RACE } from './seed-live.ts'

/** Moves the races of the demo to now and takes those of before away. */
export const readyErgs = (ownerUrl: string): Promise<Code[]> =>
  readyCodes(ownerUrl, ERG_RACE, 'user_id', async (db, isOfSession) => {
    await sql`delete from erg_races where ${isOfSession}`.execute(db)
    await sql`delete from live_recordings where ${isOfSession}`.execute(db)
  })

/** Followed by nobody for so long, a race is over. */
const STOOD_MS = 10_000
/** Between two races. */
const PAUSE_MS = 45_000
/** Metres a second and strokes a minute of each lane. */
const RACING = [
  [5.26, 31],
  [5.47, 34],
  [5.45, 33],
  [5.28, 32],
  [5.33, 32],
  [5.18, 30],
] as const
/** The last lane loses its connection in the middle of a race, and what is missing is filled in. */
const LOST = { from: 800, to: 900 } as const
const DRAG = 128
const SEED = 2000

type Erg = Recorder & {
  distance: number
  from: number
  isDone: boolean
  /** Samples that wait for a connection. */
  waiting: Sample[]
}
type Race = {
  id: number
  session_id: number
  goes_at: number
  isBegun: boolean
  ended_at: number | null
}
type Room = { ergs: readonly Erg[]; race: Race | null; rowed_at: number }
type Tools = LiveTools & { random: Random }

/** Lets the ergometers race again and again as long as somebody follows them. */
export function playErgs(codes: readonly Code[], parts: LiveParts): () => Promise<void> {
  const random = randomFrom(SEED)
  let room: Room = { ergs: [], race: null, rowed_at: Infinity }
  return playWhileFollowed(codes, parts, async (tools) => {
    room = await rowedOn(room, codes, { ...tools, random })
  })
}

/** A second of the room: of the race that goes on, or of the pause until the next. */
async function rowedOn(room: Room, codes: readonly Code[], tools: Tools): Promise<Room> {
  const now = Date.now()
  const clubId = provenClub(codes[0]?.club_id ?? 0)
  const ergs =
    room.ergs.length > 0
      ? room.ergs
      : await Promise.all(codes.map((code, at) => begin(tools.pool, code, at)))
  const left = await leftBehind(room, clubId, tools)
  const isNext = left === null || (left.ended_at !== null && now - left.ended_at > PAUSE_MS)
  const race = isNext ? await drawn(tools.pool, clubId, codes) : left
  if (now >= race.goes_at && race.ended_at === null) {
    for (const [index, erg] of ergs.entries()) await rowOne(erg, index, race, tools)
    race.isBegun = true
    if (ergs.every(({ isDone }) => isDone)) {
      race.ended_at = now
      await ended(tools.pool, clubId, race)
    }
  }
  return { ergs, race, rowed_at: now }
}

/**
 * The race as it stands. Where nobody looked for a while it is over: what was not rowed meanwhile
 * would make slow boats.
 */
async function leftBehind(
  { ergs, race, rowed_at }: Room,
  clubId: ClubId,
  tools: Tools,
): Promise<Race | null> {
  const stoodStill = Date.now() - rowed_at > STOOD_MS
  if (race === null || race.ended_at !== null || !stoodStill) return race
  for (const erg of ergs) await stop(erg, tools)
  await ended(tools.pool, clubId, race)
  return null
}

async function rowOne(erg: Erg, index: number, race: Race, tools: Tools): Promise<void> {
  erg.waiting.push(
    ...(race.isBegun ? nextSample(erg, index, tools.random) : startSamples(erg, race.goes_at)),
  )
  const isLost = index === RACING.length - 1 && isWithin(erg.distance - erg.from, LOST)
  if (!isLost && erg.waiting.length > 0) await send(tools, erg, erg.waiting.splice(0))
}

async function stop(erg: Erg, tools: Tools): Promise<void> {
  const { distance, from } = erg
  if (erg.isDone || distance === from) return
  erg.waiting.push({ at: Date.now(), distance, speed: 0, drag: DRAG, mark: 'rest' })
  erg.isDone = true
  await send(tools, erg, erg.waiting.splice(0))
}

const isWithin = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value < to

async function begin(pool: LiveParts['pool'], code: Code, index: number): Promise<Erg> {
  const recorder = await beginRecorder(pool, code, `demo-erg-${index}`)
  return { ...recorder, distance: 0, from: 0, isDone: false, waiting: [] }
}

/** A race of all, which is counted down at once. */
function drawn(pool: LiveParts['pool'], clubId: ClubId, codes: readonly Code[]): Promise<Race> {
  const goes_at = Date.now() + COUNT_MS
  const session_id = codes[0]?.session_id ?? 0
  return inClub(pool, clubId, async (db) => {
    const id = await insertRow(db, 'erg_races', {
      club_id: clubId,
      session_id,
      piece: 1,
      distance: ERG_METRES,
      goes_at: new Date(goes_at).toISOString(),
    })
    const lane = { club_id: clubId, race_id: id, is_ready: true, drag: DRAG }
    const lanes = codes.map(({ user_id }, index) => ({ ...lane, lane: index + 1, user_id }))
    await insertRows(db, 'erg_lanes', lanes)
    await sendBoats(db, clubId, session_id)
    return { id, session_id, goes_at, isBegun: false, ended_at: null }
  })
}

const ended = (pool: LiveParts['pool'], clubId: ClubId, { id, session_id }: Race) =>
  inClub(pool, clubId, async (db) => {
    await sql`update erg_races set ended_at = now()
      where club_id = ${clubId} and id = ${id}`.execute(db)
    await queueResultsOf(db, clubId, id)
    await sendBoats(db, clubId, session_id)
  })

function startSamples(erg: Erg, goes_at: number): Sample[] {
  const { distance } = erg
  erg.from = distance
  erg.isDone = false
  const sample = { at: goes_at, distance, speed: 0, power: 0, drag: DRAG }
  const isFirst = erg.samples === 0 && erg.waiting.length === 0
  return [...(isFirst ? [{ ...sample, mark: 'start' as const }] : []), { ...sample, mark: 'piece' }]
}

const DRIVE_POINTS = 30
/** Newtons of the handle at a metre a second. */
const PULL = 125
/** Newtons over a drive, which rises faster than it falls. */
const driveOf = (speed: number) =>
  Array.from({ length: DRIVE_POINTS }, (_, point) =>
    Math.round(PULL * speed * Math.sin(Math.PI * ((point + 0.5) / DRIVE_POINTS) ** 0.8)),
  )

function nextSample(erg: Erg, index: number, random: Random): Sample[] {
  if (erg.isDone) return []
  const [pace, rate] = RACING[index % RACING.length] ?? RACING[0]
  const speed = pace * (1 + random.normal() * 0.02)
  erg.distance = Math.min(erg.from + ERG_METRES, erg.distance + speed)
  erg.isDone = erg.distance >= erg.from + ERG_METRES
  return [
    {
      at: Date.now(),
      distance: erg.distance,
      speed,
      stroke_rate: Math.round(rate + random.normal()),
      power: Math.round(2.8 * speed ** 3),
      drag: DRAG,
      force: driveOf(speed),
      ...(erg.isDone && { mark: 'rest' as const }),
    },
  ]
}
