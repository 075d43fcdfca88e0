import { sql } from 'kysely'
import { Id, T, type Static } from '#contract/schema.ts'
import type { ScoreRow, ScoreValues } from '#domain/training/score-merge.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const ChangedByHand = T.Object({
  result_id: Id,
  piece: T.Integer(),
  part: T.String(),
  number: T.Integer(),
  field: T.String(),
})
type ChangedByHand = Static<typeof ChangedByHand>
type Write = Pick<ScoreRow, 'piece' | 'part' | 'number'> & { values: ScoreValues }
type Change = { activity_id?: number | undefined; scores: readonly Write[] }
type Pair = { change: Change; head: { id: number } }

/**
 * What the server itself writes, without the values that a person changed last. A cleared value
 * has no source any more, so the history says who cleared it. What a recording measured is kept
 * beside what a person says, and is left as it is.
 */
export async function withoutByHand<One extends Pair>(
  db: Db,
  clubId: ClubId,
  pairs: readonly One[],
): Promise<One[]> {
  if (pairs.some(({ change }) => change.activity_id !== undefined)) return [...pairs]
  const statement = sql`
    select result_id, piece, part, number, field
    from (
      select distinct on (result_id, piece, part, number, field) *
      from score_changes
      where club_id = ${clubId} and result_id = any (${pairs.map(({ head }) => head.id)}::bigint[])
      order by result_id, piece, part, number, field, id desc
    ) last
    where changed_by is not null`
  const byHand = new Set((await checkedRows(db, ChangedByHand, statement)).map(keyOf))
  return pairs.map((pair) => {
    const { change, head } = pair
    const left = ({ values, ...place }: Write) => {
      const isLeft = (field: string) => !byHand.has(keyOf({ result_id: head.id, ...place, field }))
      const kept = Object.entries(values).filter(([field]) => isLeft(field))
      return { ...place, values: Object.fromEntries(kept) as ScoreValues }
    }
    return { ...pair, change: { ...change, scores: change.scores.map(left) } }
  })
}

const keyOf = ({ result_id, piece, part, number, field }: ChangedByHand) =>
  `${result_id}:${piece}:${part}:${number}:${field}`
