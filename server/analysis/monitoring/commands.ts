import { sql } from 'kysely'
import { morningsChanged } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { isIll, isInjured, MORNING_NUMBERS, type MorningHealth } from '#domain/monitoring/fields.ts'
import {
  isEmptyMorning,
  isMorningChanged,
  morningAfter,
  morningFaults,
  NO_MORNING,
  type Morning,
  type MorningChange,
} from '#domain/rules/monitoring.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { followMorning } from '../../planning/availability/open.ts'
import { lockedMorning, shownTo, type Whose } from './queries.ts'

type Marked = Whose & { values: MorningChange; seen: MorningChange; by: Viewer }

/**
 * Writes what a mark changes, or nothing of it; the writer must be allowed to enter this morning.
 * @throws Refusal changed_meanwhile with the morning as it is by now; invalid for reasons of
 *   another health and for a rating of a training there was not; morning_empty when nothing is said
 */
export async function markMorning(db: Db, clubId: ClubId, marked: Marked): Promise<void> {
  const { user_id, values, by } = marked
  await takeTurn(db, clubId, marked)
  const stored = await lockedMorning(db, clubId, marked)
  const before = stored ?? NO_MORNING
  demandUnchanged(before, marked)
  const trained = values.training_quality == null || (await hasTrained(db, clubId, marked))
  const faults = morningFaults(before, values, { trained })
  const fields = Object.fromEntries(
    faults.map(
      (part) => [`values.${part}`, part === 'reasons' ? 'choice' : 'no_training'] as const,
    ),
  )
  demand(faults.length === 0, 'invalid', { fields })
  const next = morningAfter(before, values)
  const isEmpty = isEmptyMorning(next)
  demand(!isEmpty || stored !== undefined, 'morning_empty')
  if (isEmpty) await removeMorning(db, clubId, marked)
  else await writeMorning(db, clubId, marked, next)
  if (next.health !== before.health) await answerWithHealth(db, clubId, marked, next.health)
  await record(db, morningsChanged, {
    clubId,
    by: by.user_id,
    subject: user_id,
    data: { user_ids: [user_id] },
  })
}

/** What is said of illness and injury answers the sessions of the day. */
const answerWithHealth = (
  db: Db,
  clubId: ClubId,
  { user_id, day }: Whose,
  health: MorningHealth | null,
): Promise<void> =>
  followMorning(db, clubId, {
    userId: user_id,
    day,
    ill: isIll(health),
    injured: isInjured(health),
  })

/** Two devices of a morning that nobody has entered yet take turns, too. */
const takeTurn = (db: Db, clubId: ClubId, { user_id, day }: Whose) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`morning ${clubId} ${user_id} ${day}`}, 0))`.execute(
    db,
  )

function demandUnchanged(before: Morning, { user_id, day, values, seen, by }: Marked): void {
  if (!isMorningChanged(before, values, seen)) return
  const shown = shownTo(before, user_id === by.user_id)
  throw new Refusal('changed_meanwhile', { current: [{ user_id, day, values: shown }] })
}

/** Whether the person took part in any training the day before; a day off is none. */
async function hasTrained(db: Db, clubId: ClubId, { user_id, day }: Whose): Promise<boolean> {
  const row = await db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select('t.session_id')
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', user_id)
    .where('t.local_date', '=', addDays(day, -1))
    .where('s.sport_id', 'is distinct from', SPORT.day_off)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function removeMorning(db: Db, clubId: ClubId, { user_id, day }: Whose): Promise<void> {
  await db
    .deleteFrom('mornings')
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .execute()
}

async function writeMorning(
  db: Db,
  clubId: ClubId,
  { user_id, day, by }: Marked,
  next: Morning,
): Promise<void> {
  const numbers = Object.fromEntries(MORNING_NUMBERS.map((name) => [name, next[name]]))
  const said = {
    ...numbers,
    health: next.health,
    reasons: [...next.reasons],
    note: next.note,
    note_private: next.note_private,
    entered_by: by.user_id,
  }
  await db
    .insertInto('mornings')
    .values({ club_id: clubId, user_id, day, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'user_id', 'day'])
        .doUpdateSet({ ...said, changed_at: sql<string>`now()` }),
    )
    .execute()
}
