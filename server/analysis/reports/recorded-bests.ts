import type { BestKind } from '#domain/training/recorded-bests.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { classOf, type StoredClass } from './boat-class.ts'
import type { ReportParams } from './build-report.ts'
import type { ReportFilter } from './report-filter.ts'
import { bestsOfPeople, type BestsOfPeopleRow } from './statements.ts'

type Best = { kind: string; span: number; value: number }

type Row = BestsOfPeopleRow

/** What is best in the recordings of one person in one session, in boats of one class. */
export type SessionBests = Omit<Row, 'bests' | keyof StoredClass> & {
  /** Empty where the boat is not known or was not asked for. */
  boat_class: string
  bests: readonly Best[]
}

/** Which bests are asked for. */
export type BestsQuery = {
  sport_ids: readonly number[]
  kinds: readonly BestKind[]
  /** Seconds and metres; 0 of a climb. */
  spans: readonly number[]
  /** What was recorded in boats of several classes stands apart. */
  boats: boolean
}

/** The bests in recordings of some sports of the people of a report, the oldest session first. */
export async function recordedBestsOf(
  db: Db,
  params: ReportParams,
  { sees_restricted, viewer_id }: ReportFilter,
  of: BestsQuery,
): Promise<SessionBests[]> {
  const rows = await run(db, bestsOfPeople, { ...params, ...of, sees_restricted, viewer_id })
  return rows.map(({ bests, boat_type, age, gender, weight, ...row }) => ({
    ...row,
    boat_class: labelOf({ boat_type, age, gender, weight }),
    bests: bestsIn(bests),
  }))
}

/** Bests as the statement answers them: kind, span and value of each, in words. */
function bestsIn(text: string): Best[] {
  const words = text.split(' ')
  return Array.from({ length: words.length / 3 }, (_, place) => {
    const [kind = '', span, value] = words.slice(3 * place, 3 * place + 3)
    return { kind, span: Number(span), value: Number(value) }
  })
}

function labelOf(stored: StoredClass): string {
  const known = classOf(stored)
  return known ? crewClassLabel(known) : ''
}

/** The most of a kind over a length, or the least of times; null where there is none. */
export function bestOver(bests: readonly Best[], kind: BestKind, span: number): number | null {
  const values = bests.filter((best) => best.kind === kind && best.span === span)
  if (values.length === 0) return null
  const numbers = values.map(({ value }) => value)
  return kind === 'time' ? Math.min(...numbers) : Math.max(...numbers)
}
