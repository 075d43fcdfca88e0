import { sql } from 'kysely'
import type { TestPerson, TestRecording } from '#contract/analysis/performance-tests-days.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { TestKind, WeightClass } from '#domain/performance-tests/kinds.ts'
import { canWriteTest, seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { ageClassOf, YOUTH_BELOW } from '#domain/training/age-class.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { isOpenTo } from '../../recordings/activities/open.ts'
import { seenTests, seesTestsOf } from './queries.ts'

/** Most people of a sheet. */
const MOST_PEOPLE = 1000

const YOUTH = YOUTH_BELOW.filter(([below]) => below <= 19).map(([, name]) => name)

/** What the steps of somebody depend on, and whether they agreed to be seen. */
export type TestFacts = Pick<
  TestPerson,
  'user_id' | 'full_name' | 'gender' | 'is_u19' | 'weight_class' | 'best_2k'
> & { consents: boolean }

/** Athletes whose tests of a kind the viewer sees, by name; some of them, or all. */
export async function testFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { kind, day, user_ids }: { kind: TestKind; day: string; user_ids?: readonly number[] },
): Promise<TestFacts[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('membership_roles as r', (join) =>
      join.onRef('r.club_id', '=', 'm.club_id').onRef('r.user_id', '=', 'm.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'u.full_name', 'u.date_of_birth', 'u.health_consent as consents'])
    .select([
      sql<'m' | 'w' | null>`u.gender`.as('gender'),
      sql<number | null>`(
        select min(app.seconds_of_test(t)) from performance_tests t
        where t.club_id = m.club_id and t.user_id = m.user_id and t.kind = '2k')`.as('best_2k'),
      sql<WeightClass | null>`(
        select t.weight_class from performance_tests t
        where t.club_id = m.club_id and t.user_id = m.user_id and t.weight_class is not null
        order by t.day desc limit 1)`.as('weight_class'),
    ])
    .where('m.club_id', '=', clubId)
    .where('m.status', '=', MEMBER_STATUS.approved)
    .where('r.role_id', '=', ROLE.athlete)
    .where(seesTestsOf(clubId, viewer, kind, 'm.user_id'))
    .$if(user_ids !== undefined, (some) => some.where('m.user_id', '=', anyOf(user_ids ?? [])))
    .orderBy('u.last_name', byAlphabet)
    .orderBy('u.first_name', byAlphabet)
    .orderBy('m.user_id')
    .limit(MOST_PEOPLE)
    .$narrowType<{ full_name: string }>()
    .execute()
  return rows.map(({ date_of_birth, ...row }) => {
    const age = ageClassOf(date_of_birth, Number(day.slice(0, 4)))
    return { ...row, is_u19: YOUTH.some((name) => name === age) }
  })
}

/** The people of a sheet with their tests. */
export async function testDay(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { kind, day }: { kind: TestKind; day: string },
): Promise<TestPerson[]> {
  const people = await testFacts(db, clubId, viewer, { kind, day })
  const tests = await seenTests(db, clubId, viewer, kind, (rows) => rows.where('t.day', '=', day))
  const byPerson = new Map(tests.map((test) => [test.user_id, test]))
  return people.map(({ consents, ...person }) => {
    const test = byPerson.get(person.user_id) ?? null
    const isNew = { user_id: person.user_id, entered_by: null, is_new: true, sees: true }
    return {
      ...person,
      can_write: consents && (test ? test.can_write : canWriteTest(viewer, isNew)),
      sees_weight: seesPersonalDetails(viewer, person.user_id),
      test,
    }
  })
}

const MOST_RECORDINGS = 30

/** Somebody's recordings of an ergometer up to a day that the viewer may open, the latest first. */
export async function testRecordings(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { user_id, until }: { user_id: number; until: Date },
): Promise<TestRecording[]> {
  const rows = await db
    .selectFrom('activities as a')
    .select(['a.id', 'a.start_time', 'a.device', 'a.distance', 'a.elapsed_time'])
    .select(['a.heart_rate_avg', 'a.heart_rate_max'])
    .select(
      sql<number>`(
        select count(*)::int from laps l where l.club_id = a.club_id and l.activity_id = a.id
      )`.as('laps'),
    )
    .where('a.club_id', '=', clubId)
    .where('a.user_id', '=', user_id)
    .where('a.sport_id', '=', SPORT.ergo)
    .where('a.merged_into', 'is', null)
    .where('a.owner_only', '=', false)
    .where('a.start_time', '<', until.toISOString())
    .where(visibleTo(sql.ref('a.user_id'), clubId, viewer.user_id))
    .where(isOpenTo(viewer))
    .orderBy('a.start_time', 'desc')
    .limit(MOST_RECORDINGS)
    .execute()
  return rows.map(({ start_time, ...row }) => ({
    ...row,
    start_time: start_time && withoutMilliseconds(start_time),
  }))
}
