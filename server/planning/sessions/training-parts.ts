import { sql } from 'kysely'
import type { ClubId } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Steps } from './parts.ts'

/** The rows of the target sessions in a table of parts. */
export const here = (clubId: ClubId) =>
  sql`club_id = ${clubId} and session_id in (select session_id from target)`
/** The key of a row of the target session `t`. */
export const keys = (clubId: ClubId) => sql`${clubId}::bigint, t.session_id`

export function withIntensities(
  clubId: ClubId,
  shares: readonly { id: number; percentage: number }[],
): Steps {
  const ids = shares.map(({ id }) => id)
  const percentages = shares.map(({ percentage }) => percentage)
  if (new Set(ids).size < ids.length)
    throw new Refusal('invalid', { fields: { intensities: 'twice' } })
  return [
    sql`fewer_intensities as (delete from session_intensities
      where ${here(clubId)} and intensity_id <> all (${ids}::int[]))`,
    sql`intensities as (
      insert into session_intensities (club_id, session_id, intensity_id, percentage)
      select ${keys(clubId)}, id, percentage
      from target t
      cross join unnest(${ids}::int[], ${percentages}::double precision[]) as s (id, percentage)
      on conflict (club_id, session_id, intensity_id) do update
      set percentage = excluded.percentage)`,
  ]
}

export function withRateZones(
  clubId: ClubId,
  kind: 'heart-rate' | 'stroke-rate',
  ids: readonly number[],
): Steps {
  const name = kind === 'heart-rate' ? sql.raw('heart_zones') : sql.raw('stroke_zones')
  return [
    sql`fewer_${name} as (delete from session_rate_zones
      where ${here(clubId)} and kind = ${kind} and zone_id <> all (${ids}::int[]))`,
    sql`${name} as (insert into session_rate_zones (club_id, session_id, kind, zone_id)
      select ${keys(clubId)}, ${kind}::text, zone
      from target t, unnest(${ids}::int[]) zone on conflict do nothing)`,
  ]
}

export const withFocuses = (clubId: ClubId, ids: readonly number[]): Steps => [
  sql`fewer_focuses as (delete from session_focuses where ${here(clubId)}
    and focus_id <> all (${ids}::bigint[]))`,
  sql`focuses as (insert into session_focuses (club_id, session_id, focus_id)
    select ${keys(clubId)}, focus
    from target t, unnest(${ids}::bigint[]) focus on conflict do nothing)`,
]

/** Tags are the club's words: a new one is added, one that differs only in case is the same. */
export function withTags(clubId: ClubId, texts: readonly string[]): Steps {
  const words = texts.map((text) => text.trim())
  return [
    sql`words as (
      insert into event_tags (club_id, tag_text) select distinct on (lower(w)) ${clubId}::bigint, w
        from unnest(${words}::text[]) w
      on conflict (club_id, lower(tag_text)) do update set tag_text = event_tags.tag_text
      returning id)`,
    sql`fewer_tags as (delete from session_tags where ${here(clubId)}
      and tag_id not in (select id from words))`,
    sql`tags as (insert into session_tags (club_id, session_id, tag_id) select ${keys(clubId)}, w.id
      from target t, words w on conflict do nothing)`,
  ]
}
