import type { ClubId, Db } from '../../db/client.ts'
import { anyOf } from '../../db/any-of.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { putFocuses, putIntensities, putRateZones, putTags, tagSessions } from './statements.ts'

export async function replaceIntensities(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  shares: readonly { id: number; percentage: number }[],
): Promise<void> {
  const intensities = shares.map(({ id }) => id)
  if (new Set(intensities).size < intensities.length)
    throw new Refusal('invalid', { fields: { intensities: 'twice' } })
  await db
    .deleteFrom('session_intensities')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('intensity_id', '=', anyOf(intensities))))
    .execute()
  await run(db, putIntensities, {
    club_id: clubId,
    session_ids: ids,
    intensities,
    percentages: shares.map(({ percentage }) => percentage),
  })
}

export async function replaceRateZones(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  kind: 'heart-rate' | 'stroke-rate',
  zones: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('session_rate_zones')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where('kind', '=', kind)
    .where((eb) => eb.not(eb('zone_id', '=', anyOf(zones))))
    .execute()
  await run(db, putRateZones, { club_id: clubId, session_ids: ids, kind, zones })
}

export async function replaceFocuses(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  focuses: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('session_focuses')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('focus_id', '=', anyOf(focuses))))
    .execute()
  await run(db, putFocuses, { club_id: clubId, session_ids: ids, focuses })
}

/** Tags are the club's words: a new one is added, one that differs only in case is the same. */
export async function replaceTags(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  texts: readonly string[],
): Promise<void> {
  const words = texts.map((text) => text.trim())
  const tags = await run(db, putTags, { club_id: clubId, words })
  const tag_ids = tags.map(({ id }) => id)
  await db
    .deleteFrom('session_tags')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('tag_id', '=', anyOf(tag_ids))))
    .execute()
  await run(db, tagSessions, { club_id: clubId, session_ids: ids, tag_ids })
}
