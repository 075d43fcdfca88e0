import { Hit, type SearchHits, type HitKind } from '#contract/platform/search.ts'
import { T, type Static } from '#contract/schema.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'
import { LIKE, ON_DAYS } from './fit.ts'
import { statementOf, type SearchQuery } from './queries.ts'

const Row = T.Object({ ...Hit.properties, fit: T.Number() })
type Row = Static<typeof Row>
type Rows = { kind: HitKind; rows: readonly Row[] }

/** Everything of the kinds asked for that fits the words and that the viewer sees. */
export async function found(
  db: Db,
  asked: SearchQuery,
  kinds: readonly HitKind[],
): Promise<SearchHits> {
  if (asked.words.length === 0) return { groups: [], days: null }
  const all: Rows[] = []
  for (const kind of kinds) {
    // One more than is shown says whether there are more.
    const statement = statementOf(kind, { ...asked, limit: asked.limit + 1 })
    if (statement) all.push({ kind, rows: await checkedRows(db, Row, statement) })
  }
  const groups = bestOf(all)
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, rows }) => ({
      kind,
      hits: rows.slice(0, asked.limit),
      more: rows.length > asked.limit,
    }))
  const hasDays = all.some(({ rows }) => rows.some(isOnDays))
  return {
    groups,
    days: asked.days && hasDays ? { from: asked.days.from, to: asked.days.to } : null,
  }
}

const isOnDays = ({ fit }: Row) => fit >= ON_DAYS
const isLike = ({ fit }: Row) => fit >= LIKE

/**
 * Sessions on the days meant stand for all of their kind. What is only faintly like the words is
 * shown where nothing is better.
 */
function bestOf(all: readonly Rows[]): Rows[] {
  const anyLike = all.some(({ rows }) => rows.some(isLike))
  return all.map(({ kind, rows }) => ({
    kind,
    rows: rows.some(isOnDays) ? rows.filter(isOnDays) : anyLike ? rows.filter(isLike) : rows,
  }))
}
