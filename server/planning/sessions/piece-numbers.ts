import { sql } from 'kysely'
import { Structure } from '#contract/plan.ts'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import {
  knownPiece,
  numberedPieces,
  rowedPieces,
  settledNumbers,
  taskOf,
  type KnownPieces,
  type NumberedPiece,
} from '#domain/training/piece-numbers.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { droppedOf, NumberedPiece as StoredPiece, structureOf } from './stored-plans.ts'

/** The numbers that the pieces of a session will have, and what its plan loses. */
export type Numbering = { session_id: number; numbers: number[]; dropped: NumberedPiece[] }

const Stored = T.Object({
  session_id: Id,
  structure: nullable(Structure),
  dropped: T.Array(StoredPiece),
  used: T.Array(T.Integer()),
})
type Stored = Static<typeof Stored>

/**
 * Settles which pieces of a plan are those the sessions have already. Anyone else who changes one
 * of them waits until this is written.
 * @param wanted null for none
 * @param seenIn the session whose numbers `wanted` names, which the caller has locked already; in
 *   another session they count where they refer to the same piece
 */
export async function numberPieces(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  wanted: PlanStructure | null,
  seenIn: number,
): Promise<Numbering[]> {
  if (ids.length > 1)
    await sql`select from sessions where club_id = ${clubId} and id = any (${ids}::bigint[])
      order by id for no key update`.execute(db)
  const stored = await storedPieces(db, clubId, ids)
  const tasks = wanted ? rowedPieces(wanted).map(taskOf) : []
  const seen = stored.find(({ session_id }) => session_id === seenIn)
  return stored.map((one) => {
    const given =
      wanted?.numbers && (one === seen || meansTheSame(wanted.numbers, one, seen))
        ? wanted.numbers
        : undefined
    const numbers = settledNumbers(knownPieces(one), tasks, given)
    return {
      session_id: one.session_id,
      numbers,
      dropped: plannedPieces(one).filter(({ number }) => !numbers.includes(number)),
    }
  })
}

const plannedPieces = ({ structure }: Stored): NumberedPiece[] =>
  structure ? numberedPieces(structure) : []

const knownPieces = (stored: Stored): KnownPieces => ({
  planned: plannedPieces(stored).map(knownPiece),
  dropped: stored.dropped.map(knownPiece),
  used: stored.used,
})

/**
 * Sessions of a series begin with the same numbers, and go their own ways when one of them is
 * changed alone.
 */
function meansTheSame(
  numbers: readonly (number | null)[],
  here: Stored,
  there: Stored | undefined,
): boolean {
  if (!there) return false
  const tasksOf = (stored: Stored) =>
    new Map(
      [...plannedPieces(stored), ...stored.dropped]
        .map(knownPiece)
        .map(({ number, task }) => [number, task]),
    )
  const [own, others] = [tasksOf(here), tasksOf(there)]
  return numbers.every(
    (number) => number === null || (own.has(number) && own.get(number) === others.get(number)),
  )
}

async function storedPieces(db: Db, clubId: ClubId, ids: readonly number[]): Promise<Stored[]> {
  const used = (
    table: 'scores' | 'score_changes',
  ) => sql`select c.piece from results r join ${sql.table(table)} c on c.club_id = r.club_id
    and c.result_id = r.id
    where r.club_id = s.club_id and r.session_id = s.id`
  const statement = sql`
    select s.id as session_id, ${structureOf} as structure, ${droppedOf} as dropped,
      array(${used('scores')} union ${used('score_changes')} union select q.piece
        from seat_race_pieces q where q.club_id = s.club_id and q.session_id = s.id) as used
    from sessions s where s.club_id = ${clubId} and s.id = any (${ids}::bigint[])`
  // A number that a hidden result has is given to no other piece.
  return withoutHiding(db, () => checkedRows(db, Stored, statement))
}
