import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Effort, Gate } from '#contract/recordings/efforts.ts'
import { figuresOf } from '#domain/training/best-segments.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { GateLine } from '#domain/training/gates.ts'
import type { PlannedPiece } from '#domain/training/match-pieces.ts'
import { isRollingStart, type PieceLap, type Stretch } from '#domain/training/pieces.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { isOpenTo, lapsOf, type ChannelColumns } from '../activities/open.ts'
import { laidOut, structuresOf, type Plans } from '../../planning/sessions/open.ts'

export type MarkedActivity = {
  id: number
  user_id: number
  session_id: number | null
  sport_id: number
  clock_offset: number
  /** seconds from the first to the last sample; null without a time axis */
  span: number | null
  laps: PieceLap[]
  /** seconds at which a piece was timed from zero again: nothing is one stretch across */
  restarts: number[]
  /** What its session plans, repetitions written out. */
  plan: (PlannedPiece & { piece: number })[]
  /** whether it is for the viewer to see */
  seen: boolean
}

/**
 * Keeps others from marking in the activity, and from cutting it, until the end of the transaction.
 */
export async function lockActivity(db: Db, clubId: ClubId, id: number): Promise<void> {
  await sql`select from activities where club_id = ${clubId} and id = ${id} for update`.execute(db)
}

/** What pieces are recognized by and matched to, in one statement. */
export async function markedActivity(
  db: Db,
  clubId: ClubId,
  id: number,
  viewer: Viewer,
): Promise<MarkedActivity | undefined> {
  const row = await db
    .selectFrom('activities as a')
    .select([
      'a.id',
      'a.user_id',
      'a.session_id',
      'a.sport_id',
      'a.clock_offset',
      'a.restarts',
      sql<number | null>`case when 't' = any (a.channel_names) then a.elapsed_time end`.as('span'),
      lapsOf(sql`a`).as('laps'),
      sql<boolean>`${visibleTo(sql`a.user_id`, clubId, viewer.user_id)}
        and ${isOpenTo(viewer)}`.as('seen'),
      plans.as('planned'),
    ])
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { planned, ...rest } = row
  const plan = planned
    ? laidOut(planned).map((laid) => ({
        piece: laid.piece,
        distance: laid.planned_distance,
        time: laid.planned_time,
      }))
    : []
  return { ...rest, plan }
}

/** What the session of an activity `a` plans. */
const plans = sql<Plans | null>`(
  select row_to_json(plans)
  from (
    select ${structuresOf} from sessions s where s.club_id = a.club_id and s.id = a.session_id
  ) plans
)`

export const MEASURED = [
  't',
  'distance',
  'speed',
  'stroke_rate',
  'cadence',
  'heart_rate',
  'power',
  'lat',
  'lon',
] as const

/** What was measured between two times, rounded to the precision of a device. */
export function measured(channels: ChannelColumns, stretch: Stretch) {
  const figures = figuresOf(channels, stretch)
  const rounded = (value: number | null, decimals: number) =>
    value === null ? null : Number(value.toFixed(decimals))
  const t = channels.get('t') ?? new Float64Array()
  return {
    start: stretch.start,
    finish: stretch.finish,
    time: Number(figures.time.toFixed(3)),
    distance: rounded(figures.distance, 1),
    speed: rounded(figures.speed, 3),
    stroke_rate: rounded(figures.stroke_rate, 1),
    heart_rate: rounded(figures.heart_rate, 0),
    power: rounded(figures.power, 0),
    rolling: isRollingStart(t, channels.get('speed'), stretch),
  }
}

export type StoredEffort = Pick<Effort, 'id' | 'activity_id' | 'name' | 'piece' | 'source'> &
  Stretch

/** Efforts that lie in what is shown of the activity, on its time axis. */
export async function effortsOf(
  db: Db,
  clubId: ClubId,
  activityId: number,
): Promise<StoredEffort[]> {
  return db
    .selectFrom('efforts as e')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.club_id', '=', 'e.club_id').onRef('a.id', '=', 'e.activity_id'),
    )
    .select([
      'e.id',
      'e.activity_id',
      'e.name',
      'e.piece',
      'e.source',
      shownStart.as('start'),
      shownFinish.as('finish'),
    ])
    .where('e.club_id', '=', clubId)
    .where('e.activity_id', '=', activityId)
    .where(isShown)
    .orderBy('e.start')
    .orderBy('e.id')
    .$narrowType<Pick<Effort, 'source'>>()
    .execute()
}

/** When an effort `e` begins and ends on the time axis of what is shown of its activity `a`. */
export const shownStart = sql<number>`greatest(0, e.start - a.clock_offset)`
export const shownFinish = sql<number>`least(a.elapsed_time, e.finish - a.clock_offset)`

/** An effort `e` that the edits of its activity `a` have left something of. */
export const isShown = sql<boolean>`(
  e.finish - a.clock_offset > 0 and e.start - a.clock_offset < coalesce(a.elapsed_time, 0)
)`

/**
 * An effort on the recording's own clock, with its activity; undefined when it no longer exists.
 */
export async function activityOfEffort(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<
  (Stretch & { id: number; activity_id: number; name: string; piece: number | null }) | undefined
> {
  const row = await db
    .selectFrom('efforts')
    .select(['id', 'activity_id', 'name', 'start', 'finish', 'piece'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row
}

type StoredGate = Pick<Gate, 'id' | 'name' | 'venue_id'> & {
  start_line: GateLine
  finish_line: GateLine
  lines: { name: string; line: GateLine }[]
  creator_id: number | null
}

/** The courses of a club with their lines, by name. */
export async function gatesOf(db: Db, clubId: ClubId): Promise<StoredGate[]> {
  return db
    .selectFrom('gates')
    .select(({ ref, selectFrom }) => [
      'id',
      'name',
      'venue_id',
      ref('start_line').$castTo<GateLine>().as('start_line'),
      ref('finish_line').$castTo<GateLine>().as('finish_line'),
      jsonArrayFrom(
        selectFrom('gate_lines')
          .select((line) => ['gate_lines.name', line.ref('line').$castTo<GateLine>().as('line')])
          .whereRef('gate_lines.club_id', '=', 'gates.club_id')
          .whereRef('gate_lines.gate_id', '=', 'gates.id')
          .orderBy('number'),
      ).as('lines'),
      'creator_id',
    ])
    .where('club_id', '=', clubId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}
