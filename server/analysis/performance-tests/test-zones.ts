import { sql } from 'kysely'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import type { AthleteHeart } from '#domain/performance-tests/zone-proposal.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { notify } from '../../delivery/notify.ts'

/** What is known of the heart of a member. Of who has not joined yet, nothing is. */
export async function athleteHeart(db: Db, clubId: ClubId, userId: number): Promise<AthleteHeart> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select(['u.hr_zones', 'u.max_hr'])
    .select(
      sql<number | null>`extract(
        year from age((now() at time zone c.time_zone)::date, u.date_of_birth)
      )::int`.as('age_years'),
    )
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', userId)
    .where(sql<boolean>`(m.status = app.approved() or u.email_verified_at is null)`)
    .executeTakeFirst()
  return row ?? { hr_zones: null, max_hr: null, age_years: null }
}

/** Who wrote the zones of a test to its athlete. */
export async function zonesBy(db: Db, clubId: ClubId, testId: number): Promise<string | null> {
  const row = await db
    .selectFrom('performance_tests as t')
    .innerJoin('users as u', 'u.id', 't.zones_by')
    .select('u.full_name')
    .where('t.club_id', '=', clubId)
    .where('t.id', '=', testId)
    .executeTakeFirst()
  return row?.full_name ?? null
}

type Confirmed = { test: PerformanceTest; bounds: readonly number[]; heart: AthleteHeart }

/** Writes zones to the athlete of a test; false when they have other ones by now. */
export async function writeZones(
  db: Db,
  clubId: ClubId,
  { test, bounds, heart }: Confirmed,
): Promise<boolean> {
  const written = await callRoutine(db, 'confirm_zones', {
    club: clubId,
    test: test.id,
    seen: heart.hr_zones === null ? null : [...heart.hr_zones],
    bounds: [...bounds],
  })
  return written === true
}

/** Keeps that the zones of a test were written, by whom, and notifies the athlete. */
export async function noteZones(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { test, name }: { test: PerformanceTest; name: string },
): Promise<void> {
  await db
    .updateTable('performance_tests')
    .set({ zones_at: sql<string>`now()`, zones_by: viewer.user_id })
    .where('club_id', '=', clubId)
    .where('id', '=', test.id)
    .execute()
  const subject = JSON.stringify({ user_id: test.user_id, test: test.id })
  await db
    .insertInto('audit_log')
    .values({ user_id: viewer.user_id, about_club: clubId, action: 'zones-set', subject })
    .execute()
  await notify(db, test.user_id, {
    kind: 'zones-set',
    by: viewer.user_id,
    values: { person: name },
    link: `/profile/${test.user_id}`,
    about_club: clubId,
  })
}
