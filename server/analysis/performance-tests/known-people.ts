import { sql } from 'kysely'
import { drvLookup, type DrvLookup, type Known } from '#domain/performance-tests/drv-people.ts'
import { TEST_REPORTS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import { reportScope, type ReportScope } from '#domain/rules/reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleWithConsent } from '../../people/privacy/open.ts'

const MOST_PEOPLE = 2000

export type KnownPeople = Known & { full_name: string }
export type People = { all: readonly KnownPeople[]; lookup: DrvLookup }

/** Whom the viewer sees in reports of that scope, and whom they would see with consent. */
async function knownPeople(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  scope: ReportScope,
): Promise<People> {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'u.gender', 'u.date_of_birth'])
    .select(['u.birth_day_known', 'u.health_consent as consents'])
    .select(sql<string>`u.full_name`.as('full_name'))
    .where(visibleWithConsent(sql`u.id`, clubId, viewer.user_id, scope))
    .orderBy('u.last_name', byAlphabet)
    .orderBy('u.first_name', byAlphabet)
    .orderBy('u.id')
    .limit(MOST_PEOPLE)
    .execute()
  const all = rows.map(({ birth_day_known, date_of_birth, ...person }) => ({
    ...person,
    date_of_birth:
      birth_day_known && seesPersonalDetails(viewer, person.user_id) ? date_of_birth : null,
  }))
  return { all, lookup: drvLookup(all) }
}

/** The people whose tests of these kinds the viewer may import. */
export async function peopleByKind(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  kinds: ReadonlySet<TestKind>,
): Promise<ReadonlyMap<TestKind, People>> {
  const byScope = new Map<ReportScope, People>()
  const found = new Map<TestKind, People>()
  for (const kind of kinds) {
    const scope = reportScope(viewer, TEST_REPORTS[kind]) ?? 'self'
    const people = byScope.get(scope) ?? (await knownPeople(db, clubId, viewer, scope))
    byScope.set(scope, people)
    found.set(kind, people)
  }
  return found
}

/** Whom names meant the last time somebody said so. */
export async function rememberedNames(
  db: Db,
  clubId: ClubId,
  written: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (written.length === 0) return new Map()
  const rows = await db
    .selectFrom('performance_test_names')
    .select(['written', 'user_id'])
    .where('club_id', '=', clubId)
    .where('written', '=', anyOf(written))
    .execute()
  return new Map(rows.map((row) => [row.written, row.user_id]))
}

export async function rememberNames(
  db: Db,
  clubId: ClubId,
  names: readonly { written: string; user_id: number }[],
): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('performance_test_names')
    .values(names.map((name) => ({ ...name, club_id: clubId })))
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'written'])
        .doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id') })),
    )
    .execute()
}
