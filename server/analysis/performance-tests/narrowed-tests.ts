import { sql } from 'kysely'
import type { TestList, TestsQuery } from '#contract/analysis/performance-tests-reports.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { seesTestsOfKinds, type TestRows } from './queries.ts'

export const idsOf = (list: string | undefined): number[] => list?.split(',').map(Number) ?? []

/** The tests that a question asks for. */
export function narrow(rows: TestRows, query: TestsQuery): TestRows {
  const { start_date, end_date, gender, tags, focuses } = query
  let narrowed = rows.where('t.day', '>=', start_date).where('t.day', '<=', end_date)
  if (gender) narrowed = narrowed.where('u.gender', '=', gender)
  for (const field of ['site', 'ergo', 'protocol', 'weight_class', 'sweep_scull'] as const) {
    const value = query[field]
    if (value !== undefined) narrowed = narrowed.where(`t.${field}`, '=', value)
  }
  if (tags)
    narrowed = narrowed.where(sql<boolean>`exists (select from performance_test_tags g
      where g.club_id = t.club_id and g.test_id = t.id
        and g.tag_id = any (${idsOf(tags)}::bigint[]))`)
  if (focuses)
    narrowed = narrowed.where(sql<boolean>`exists (select from performance_test_focuses f
      where f.club_id = t.club_id and f.test_id = t.id
        and f.focus_id = any (${idsOf(focuses)}::int[]))`)
  return narrowed
}

const wordsIn = (column: 'site' | 'ergo' | 'protocol') => {
  const word = sql.ref(`t.${column}`)
  return sql<string[]>`coalesce(
    array_agg(distinct ${word} order by ${word}) filter (where ${word} is not null), '{}')`
}

/** What stands in the tests of a kind that the viewer sees. */
export const choicesOf = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  kind: TestKind,
): Promise<TestList['choices']> =>
  db
    .selectFrom('performance_tests as t')
    .select([
      wordsIn('site').as('site'),
      wordsIn('ergo').as('ergo'),
      wordsIn('protocol').as('protocol'),
    ])
    .where('t.club_id', '=', clubId)
    .where(seesTestsOfKinds(clubId, viewer, [kind]))
    .executeTakeFirstOrThrow()
