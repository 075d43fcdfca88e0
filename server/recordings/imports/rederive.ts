import { applyEdits, type Edit, type OtherRecording } from '#domain/training/recording-edits.ts'
import { zonesOfAthlete } from '#domain/training/zones.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { derive, partsOf, type Derived } from './derive.ts'
import { writeDerived, type TimeInZones } from './derived-rows.ts'
import { etsOf, trimpOf, zoneSecondsWithin } from './digest.ts'
import { storedActivities, type StoredActivity, type StoredEdit } from './stored-activities.ts'

type Channels = ReadonlyMap<string, Float64Array>

const NOTHING: Channels = new Map()

/**
 * What another recording lends, with its own cuts and its own clock put right, but nothing that it
 * has taken itself.
 */
function lentBy(other: StoredActivity, channels: Channels, zeroOf: string | null): OtherRecording {
  const own = other.edits.flatMap((edit) => plainEdit(edit) ?? [])
  const recorded = partsOf(channels)
  const { columns, strokes, laps, restarts, shift } = applyEdits(
    { ...recorded, laps: other.recorded.laps, restarts: other.recorded.restarts },
    own,
  )
  const apart =
    other.recorded.start_time === null || zeroOf === null
      ? 0
      : (Date.parse(other.recorded.start_time) - Date.parse(zeroOf)) / 1000
  return { columns, strokes, laps, restarts, zero: apart + shift, whole: recorded.columns }
}

function plainEdit({ kind, start, finish, seconds }: StoredEdit): Edit | null {
  if (kind === 'trim') return { kind, start: start ?? 0, finish: finish ?? Infinity }
  if (kind === 'shift') return { kind, seconds: seconds ?? 0 }
  return kind === 'halve' ? { kind } : null
}

function derivedOf(
  activity: StoredActivity,
  stored: ReadonlyMap<number, StoredActivity>,
  channels: ReadonlyMap<number, Channels>,
): Derived {
  const edits = activity.edits.flatMap((edit): Edit[] => {
    const plain = plainEdit(edit)
    if (plain) return [plain]
    const other = stored.get(edit.other_id ?? 0)
    if (!other) return []
    const lent = lentBy(other, channels.get(other.id) ?? NOTHING, activity.recorded.start_time)
    const kind = edit.kind === 'merge' || edit.kind === 'strokes' ? edit.kind : 'heart-rate'
    return [{ kind, other: lent }]
  })
  return derive(activity.recorded, channels.get(activity.id) ?? NOTHING, edits)
}

/**
 * By the zones the activity was first counted by, else by those its athlete has now, which it keeps
 * from then on.
 */
function zonesOf(
  { zone_bounds, athlete, sport_id, ets_factors }: StoredActivity,
  channels: Channels,
): TimeInZones {
  const bounds = zone_bounds ?? zonesOfAthlete(athlete)?.bounds ?? null
  const zone_seconds = zoneSecondsWithin(channels, bounds)
  return {
    zone_bounds: bounds,
    zone_seconds,
    trimp: trimpOf(zone_seconds),
    ets: etsOf({ zone_seconds }, sport_id, ets_factors ?? undefined),
  }
}

/** `emptied`: those of which the edits leave no sample, though something was recorded. */
export type Concerned = { session_ids: number[]; user_ids: number[]; emptied: number[] }

/**
 * Recomputes what the edits make of activities and of those that take something from them: figures,
 * laps, channels, time in zone. Scores measured on them follow in a job. Returns the people and
 * sessions it concerns.
 */
export async function rederive(db: Db, clubId: ClubId, ids: readonly number[]): Promise<Concerned> {
  if (ids.length === 0) return { session_ids: [], user_ids: [], emptied: [] }
  const { stored, channels } = await storedActivities(db, clubId, ids)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const asked = stored.filter((row) => row.asked)
  const derived = asked.map((activity) => {
    const own = derivedOf(activity, byId, channels)
    const { id, sport_id, edited, recorded } = activity
    const zones = zonesOf(activity, own.channels)
    return { id, sport_id, edited, recorded: recorded.records, ...own, ...zones }
  })
  await writeDerived(db, clubId, derived)
  return {
    session_ids: [...new Set(asked.flatMap(({ session_id }) => session_id ?? []))],
    user_ids: [...new Set(asked.map(({ user_id }) => user_id))],
    emptied: derived.flatMap(({ id, figures, recorded }) =>
      figures.records === 0 && recorded > 0 ? [id] : [],
    ),
  }
}
