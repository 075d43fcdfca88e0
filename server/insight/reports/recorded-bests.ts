import type { BestKind } from '#domain/training/recorded-bests.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { ReportParams } from './build-report.ts'
import type { ReportFilter } from './report-filter.ts'
import { bestsOfPeople, type BestsOfPeopleRow } from './statements.ts'

type Best = { kind: string; span: number; value: number }

/** What is best in the recordings of one person in one session. */
export type SessionBests = Omit<BestsOfPeopleRow, 'kinds' | 'spans' | 'values'> & {
  bests: readonly Best[]
}

/** The bests in recordings of some sports of the people of a report, the oldest session first. */
export async function recordedBestsOf(
  db: Db,
  params: ReportParams,
  { sees_restricted, viewer_id }: ReportFilter,
  of: { sport_ids: readonly number[]; kinds: readonly BestKind[] },
): Promise<SessionBests[]> {
  const rows = await run(db, bestsOfPeople, { ...params, ...of, sees_restricted, viewer_id })
  return rows.map(({ kinds, spans, values, ...row }) => ({
    ...row,
    bests: kinds.map((kind, place) => ({
      kind,
      span: spans[place] ?? 0,
      value: values[place] ?? 0,
    })),
  }))
}

/** The most of a kind over a length, or the least of times; null where there is none. */
export function bestOver(bests: readonly Best[], kind: BestKind, span: number): number | null {
  const values = bests.filter((best) => best.kind === kind && best.span === span)
  if (values.length === 0) return null
  const numbers = values.map(({ value }) => value)
  return kind === 'time' ? Math.min(...numbers) : Math.max(...numbers)
}
