import { sql } from 'kysely'
import { Id, T, type Static } from '#contract/schema.ts'
import { COUNT_MS } from '#domain/live/erg-race.ts'
import type { Sample } from '#domain/live/judge.ts'
import { checkedRows } from '../db/checked-rows.ts'
import { connectOwner, handleOn, inClub, provenClub, type ClubId } from '../db/client.ts'
import {
  announceSamples,
  beginRecordingBy,
  holdRecordings,
  queueResultsOf,
  sendBoats,
  storeTogether,
  takeSamples,
} from '../live/live/open.ts'
import type { RegattaParts } from './live-regatta.ts'
import { randomFrom, type Random } from './random.ts'
import { ERG_METRES, ERG_RACE } from './seed-erg-race.ts'

const Code = T.Object({ club_id: Id, session_id: Id, user_id: Id, code: T.String() })
type Code = Static<typeof Code>

/** Moves the races of the demo to now and takes those of before away; empty where there is no demo. */
export async function readyErgs(ownerUrl: string): Promise<Code[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const db = handleOn(client, [])
    await sql`
      with moved as (
        update sessions
        set starts_at = now() - interval '15 minutes', ends_at = now() + interval '165 minutes'
        where name = ${ERG_RACE} and deleted_at is null
        returning club_id, id
      ),
      forgotten as (
        delete from erg_races r
        using moved m
        where r.club_id = m.club_id and r.session_id = m.id
      )
      delete from live_recordings r
      using moved m
      where r.club_id = m.club_id and r.session_id = m.id`.execute(db)
    return await checkedRows(
      db,
      Code,
      sql`
        select k.club_id, k.session_id, k.user_id, k.code
        from connect_codes k
          join sessions s on s.club_id = k.club_id and s.id = k.session_id
        where s.name = ${ERG_RACE} and s.deleted_at is null and k.user_id is not null
        order by k.id`,
    )
  } finally {
    await client.end()
  }
}

const SECOND_MS = 1000
/** Followed by nobody for so long, a race is over. */
const STOOD_MS = 10_000
/** Between two races. */
const PAUSE_MS = 45_000
/** Metres a second and strokes a minute of each lane. */
const RACING = [
  { speed: 5.26, rate: 31 },
  { speed: 5.47, rate: 34 },
  { speed: 5.45, rate: 33 },
  { speed: 5.28, rate: 32 },
  { speed: 5.33, rate: 32 },
  { speed: 5.18, rate: 30 },
] as const
/** The last lane loses its connection in the middle of a race, and what is missing is filled in. */
const LOST = { from: 800, to: 900 } as const
const DRAG = 128
const SEED = 2000

type Erg = {
  token: string
  samples: number
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

type Tools = {
  pool: RegattaParts['pool']
  held: ReturnType<typeof holdRecordings>
  store: ReturnType<typeof storeTogether>
  announcer: ReturnType<typeof announceSamples>
  random: Random
}

/** Lets the ergometers race again and again as long as somebody follows them. */
export function playErgs(
  codes: readonly Code[],
  { pool, sendSamples, log, isFollowed }: RegattaParts,
): () => Promise<void> {
  const tools: Tools = {
    pool,
    held: holdRecordings(pool),
    store: storeTogether(pool),
    announcer: announceSamples(sendSamples, log),
    random: randomFrom(SEED),
  }
  const [place] = codes
  let room: Room = { ergs: [], race: null, rowed_at: Infinity }
  let rowing: Promise<void> | undefined
  const row = async () => {
    room = await rowedOn(room, codes, tools)
  }
  const timer = setInterval(() => {
    if (rowing || !place || !isFollowed(place.club_id, place.session_id)) return
    rowing = row()
      .catch((error: unknown) => log.warn({ err: error }, 'the ergs of the demo stand still'))
      .finally(() => {
        rowing = undefined
      })
  }, SECOND_MS)
  return async () => {
    clearInterval(timer)
    await rowing
    await tools.announcer.end()
  }
}

type Room = { ergs: readonly Erg[]; race: Race | null; rowed_at: number }

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
  if (!isLost && erg.waiting.length > 0) await send(erg, tools)
}

async function stop(erg: Erg, tools: Tools): Promise<void> {
  const { distance, from } = erg
  if (erg.isDone || distance === from) return
  erg.waiting.push({ at: Date.now(), distance, speed: 0, drag: DRAG, mark: 'rest' })
  erg.isDone = true
  await send(erg, tools)
}

async function send(erg: Erg, tools: Tools): Promise<void> {
  const samples = erg.waiting.splice(0)
  const batch = { token: erg.token, first: erg.samples + 1, samples }
  erg.samples = (await takeSamples(tools, batch)).samples
}

const isWithin = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value < to

async function begin(pool: RegattaParts['pool'], { code }: Code, index: number): Promise<Erg> {
  const device = { device: `demo-erg-${index}` }
  const { token, samples } = await beginRecordingBy(pool, code, device)
  return { token, samples, distance: 0, from: 0, isDone: false, waiting: [] }
}

/** A race of all, which is counted down at once. */
function drawn(pool: RegattaParts['pool'], clubId: ClubId, codes: readonly Code[]): Promise<Race> {
  const goes_at = Date.now() + COUNT_MS
  const session_id = codes[0]?.session_id ?? 0
  return inClub(pool, clubId, async (db) => {
    const { id } = await db
      .insertInto('erg_races')
      .values({
        club_id: clubId,
        session_id,
        piece: 1,
        distance: ERG_METRES,
        goes_at: new Date(goes_at).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lanes = codes.map(({ user_id }, index) => ({
      club_id: clubId,
      race_id: id,
      lane: index + 1,
      user_id,
      is_ready: true,
      drag: DRAG,
    }))
    await db.insertInto('erg_lanes').values(lanes).execute()
    await sendBoats(db, clubId, session_id)
    return { id, session_id, goes_at, isBegun: false, ended_at: null }
  })
}

const ended = (pool: RegattaParts['pool'], clubId: ClubId, { id, session_id }: Race) =>
  inClub(pool, clubId, async (db) => {
    await db
      .updateTable('erg_races')
      .set({ ended_at: sql<string>`now()` })
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .execute()
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
  const pace = RACING[index % RACING.length] ?? RACING[0]
  const speed = pace.speed * (1 + random.normal() * 0.02)
  erg.distance = Math.min(erg.from + ERG_METRES, erg.distance + speed)
  erg.isDone = erg.distance >= erg.from + ERG_METRES
  return [
    {
      at: Date.now(),
      distance: erg.distance,
      speed,
      stroke_rate: Math.round(pace.rate + random.normal()),
      power: Math.round(2.8 * speed ** 3),
      drag: DRAG,
      force: driveOf(speed),
      ...(erg.isDone && { mark: 'rest' as const }),
    },
  ]
}
