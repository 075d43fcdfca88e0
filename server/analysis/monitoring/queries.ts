import { sql, type SelectQueryBuilder } from 'kysely'
import type { Morning, MorningReading } from '#contract/analysis/monitoring.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { HealthReason } from '#domain/constants/statuses.ts'
import { MEASURED_NUMBERS, MORNING_NUMBERS, type MorningHealth } from '#domain/monitoring/fields.ts'
import type * as rules from '#domain/rules/monitoring.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import type { DB } from '../../db/types.ts'
import { isVisible } from '../../planning/session-facts/open.ts'
import { isAskedSql, rulesOf } from './entry-rules.ts'

/** Of whom a morning is, and who wants it. */
export type Whose = { user_id: number; day: string }

/** Rows of mornings with the words that their columns hold. */
export const withWords = <O>(query: SelectQueryBuilder<DB & { m: DB['mornings'] }, 'm', O>) =>
  query
    .select(MORNING_NUMBERS.map((name) => `m.${name}` as const))
    .select(['m.note', 'm.note_private'])
    .select([
      sql<MorningHealth | null>`m.health`.as('health'),
      sql<HealthReason[]>`m.reasons`.as('reasons'),
    ])

/** What others may read of a morning. */
export const shownTo = <M extends Pick<rules.Morning, 'note' | 'note_private'>>(
  morning: M,
  isOwn: boolean,
): M => (isOwn || !morning.note_private ? morning : { ...morning, note: null })

/** A morning as it is stored, locked so that nobody else changes it before the transaction ends. */
export async function lockedMorning(
  db: Db,
  clubId: ClubId,
  { user_id, day }: Whose,
): Promise<rules.Morning | undefined> {
  return withWords(db.selectFrom('mornings as m'))
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', user_id)
    .where('m.day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

async function storedMorning(db: Db, clubId: ClubId, { user_id, day }: Whose) {
  const row = await withWords(db.selectFrom('mornings as m'))
    .leftJoin('users as e', 'e.id', 'm.entered_by')
    .select(['m.changed_at', 'e.full_name as entered_by'])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', user_id)
    .where('m.day', '=', day)
    .executeTakeFirst()
  if (!row) return undefined
  const { changed_at, entered_by, ...values } = row
  return { values, changed_at, entered_by }
}

/** How far back a morning still hints at today's. */
const HINTS_DAYS = 7

async function morningBefore(
  db: Db,
  clubId: ClubId,
  { user_id, day }: Whose,
): Promise<Morning['before']> {
  const row = await db
    .selectFrom('mornings')
    .select([...MORNING_NUMBERS, 'day'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('day', '<', day)
    .where('day', '>=', addDays(day, -HINTS_DAYS))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The training of the day before in which the person took part, as far as the viewer may know. */
async function trainedBefore(
  db: Db,
  clubId: ClubId,
  { user_id, day }: Whose,
  viewer: Viewer,
): Promise<Morning['trained']> {
  return db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(['s.id', 's.name'])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', user_id)
    .where('t.local_date', '=', addDays(day, -1))
    .where('s.sport_id', '!=', SPORT.day_off)
    .where('s.starts_at', '<=', sql<string>`now()`)
    .where((eb) =>
      isVisible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })(eb as never),
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(10)
    .execute()
}

const readingsOf = (db: Db, clubId: ClubId, { user_id, day }: Whose): Promise<MorningReading[]> =>
  db
    .selectFrom('morning_readings')
    .select(['source', ...MEASURED_NUMBERS])
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('day', '=', day)
    .orderBy('source')
    .limit(20)
    .execute()

/** Who somebody of the club is, for entering their mornings; undefined for anybody else. */
export const athleteFacts = (db: Db, clubId: ClubId, userId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.full_name', 'u.health_consent as consents'])
    .select(isAskedSql(clubId, userId).as('is_asked'))
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', userId)
    .$narrowType<{ full_name: string }>()
    .executeTakeFirst()

/** Whether the club asks somebody who consents, and who has not entered this morning yet. */
export async function isMorningDue(
  db: Db,
  clubId: ClubId,
  { user_id, day }: Whose,
): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('mornings as m', (join) =>
      join.on('m.club_id', '=', clubId).onRef('m.user_id', '=', 'u.id').on('m.day', '=', day),
    )
    .select((eb) => [
      eb.and([eb('u.health_consent', '=', true), eb('m.id', 'is', null)]).as('is_open'),
      isAskedSql(clubId, user_id).as('is_asked'),
    ])
    .where('u.id', '=', user_id)
    .executeTakeFirst()
  return row?.is_open === true && row.is_asked
}

/** All that entering a morning needs; undefined for somebody outside the club. */
export async function morningOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  whose: Whose,
): Promise<Omit<Morning, 'can_write'> | undefined> {
  const isOwn = whose.user_id === viewer.user_id
  const [person, asks, stored, before, trained, readings] = await Promise.all([
    athleteFacts(db, clubId, whose.user_id),
    rulesOf(db, clubId),
    storedMorning(db, clubId, whose),
    morningBefore(db, clubId, whose),
    trainedBefore(db, clubId, whose, viewer),
    isOwn ? readingsOf(db, clubId, whose) : [],
  ])
  if (!person) return undefined
  return {
    ...whose,
    ...person,
    asked: asks.fields,
    until: asks.until_time,
    values: stored ? shownTo(stored.values, isOwn) : null,
    entered_by: stored?.entered_by ?? null,
    changed_at: stored ? withoutMilliseconds(stored.changed_at) : null,
    before,
    trained,
    readings,
  }
}
