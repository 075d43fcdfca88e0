import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { setRule } from '../copies/open.ts'
import { seriesToRejoin } from './statements.ts'

/**
 * What the rules of a series read after a change: of the earlier part, when the later one becomes a
 * series of its own, and of the changed one.
 */
export type NewRules = { series_id: number; earlier: RepeatRule | null; changed: RepeatRule }

/**
 * Holds the series of a session until the change to it is done: so two changes that begin at
 * different sessions of it follow each other. It is held before any of its sessions.
 */
export async function holdSeries(db: Db, club_id: ClubId, id: number): Promise<void> {
  await db
    .selectFrom('session_series')
    .select('id')
    .where('club_id', '=', club_id)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sessions')
        .select('series_id')
        .where((one) => one.and({ club_id, id })),
    )
    .forNoKeyUpdate()
    .execute()
}

/** Splits a series when a part of it was changed, and keeps what its rule says true. */
export async function ruleSeries(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  { series_id, earlier, changed }: NewRules,
): Promise<void> {
  if (earlier === null) await setRule(db, clubId, series_id, changed)
  else await splitSeries(db, clubId, ids, { series_id, earlier, changed })
}

/** The sessions become a series of their own, which knows the one it was part of. */
async function splitSeries(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
  { series_id, earlier, changed }: NewRules & { earlier: RepeatRule },
): Promise<void> {
  const before = await db
    .selectFrom('session_series')
    .select('repeat_rule')
    .where((eb) => eb.and({ club_id, id: series_id }))
    .executeTakeFirstOrThrow()
  await setRule(db, club_id, series_id, earlier)
  const later = await db
    .insertInto('session_series')
    .values({
      club_id,
      repeat_rule: JSON.stringify(changed),
      parted_from: series_id,
      parted_rules: JSON.stringify([before.repeat_rule, earlier]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('sessions')
    .set({ series_id: later.id })
    .where('club_id', '=', club_id)
    .where('id', '=', anyOf(ids))
    .execute()
}

/**
 * Puts a series back into the one a change parted it from, with the rule from before; false where
 * there is none, or that one has changed since.
 */
export async function rejoinSeries(db: Db, club_id: ClubId, id: number): Promise<boolean> {
  const [whole] = await run(db, seriesToRejoin, { club_id, id })
  if (!whole) return false
  await db
    .updateTable('sessions')
    .set({ series_id: whole.id })
    .where((eb) => eb.and({ club_id, series_id: id }))
    .execute()
  await db
    .updateTable('session_series')
    .set({ repeat_rule: JSON.stringify(whole.rule) })
    .where((eb) => eb.and({ club_id, id: whole.id }))
    .execute()
  return true
}
