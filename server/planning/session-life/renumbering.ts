import { numberedBack, renumbered } from '#domain/training/piece-numbers.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { Moved, MovedContents } from './merge-contents.ts'
import type { MergedSessions } from './merged-sessions.ts'
import {
  mergeRenumberings,
  piecesInUse,
  renumberPieces,
  type PiecesInUseRow,
} from './statements.ts'

/** Results and files of one session whose pieces have numbers. */
type Numbered = { session_id: number; results: number[]; files: number[] }

/** Pieces that get another number; each pair is the old number and the new one. */
type Renumbering = { results: number[]; files: number[]; pairs: [number, number][] }

/**
 * The nth piece of a result becomes the nth piece of the session it was moved to when the sport is
 * the same, whatever its number was. Returns what it has changed.
 */
export async function renumberMoved(
  db: Db,
  clubId: ClubId,
  { into_id, from_ids, other_sport_ids }: MergedSessions,
  contents: MovedContents,
): Promise<Renumbering[]> {
  const planned = await plannedResults(db, clubId, into_id)
  const own = planned.filter((id) => !(id in contents.results))
  const moved = from_ids
    .filter((id) => !other_sport_ids.includes(id))
    .map((id) => ({
      session_id: id,
      results: idsFrom(contents.results, id).filter((result) => planned.includes(result)),
      files: idsFrom(contents.files, id),
    }))
  const there = { session_id: into_id, results: own, files: [] }
  const sessions = JSON.stringify([there, ...moved])
  const pieces = await run(db, piecesInUse, { club_id: clubId, sessions })
  const renumberings = renumberingsOf(pieces, into_id, moved)
  await renumber(db, clubId, renumberings)
  return renumberings
}

const idsFrom = (moved: Moved, sessionId: number): number[] =>
  Object.entries(moved).flatMap(([id, from]) => (from === sessionId ? [Number(id)] : []))

/** The results of what the session plans, not those of alternatives. */
async function plannedResults(db: Db, club_id: ClubId, session_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('results')
    .select('id')
    .where((eb) => eb.and({ club_id, session_id, alternative: false }))
    .execute()
  return rows.map(({ id }) => id)
}

function renumberingsOf(
  pieces: readonly PiecesInUseRow[],
  into: number,
  moved: readonly Numbered[],
): Renumbering[] {
  const there = pieces.find(({ session_id }) => session_id === into)
  if (!there?.planned) return []
  const target = { planned: there.planned, used: there.used }
  const all = moved.map(({ session_id, results, files }): Renumbering => {
    const from = pieces.find((one) => one.session_id === session_id)
    const planned = from?.planned ?? target.planned.map((_, place) => place + 1)
    const pairs = renumbered({ planned, used: from?.used ?? [] }, target)
    target.used = [...target.used, ...pairs.map(([, number]) => number)]
    return { results, files, pairs }
  })
  return all.filter(({ pairs }) => pairs.length > 0)
}

/** Gives what a merge has renumbered its old numbers again. */
export async function renumberBack(db: Db, club_id: ClubId, id: number): Promise<void> {
  const merged = await run(db, mergeRenumberings, { club_id, id })
  const back = merged.map(({ results, files, olds, news }): Renumbering => {
    const pairs = olds.map((old, place): [number, number] => [old, news[place] ?? old])
    return { results, files, pairs: numberedBack(pairs) }
  })
  await renumber(db, club_id, back)
}

async function renumber(db: Db, club_id: ClubId, all: readonly Renumbering[]): Promise<void> {
  if (all.length === 0) return
  const groups = all.map(({ results, files, pairs }) => ({
    results,
    files,
    olds: pairs.map(([old]) => old),
    news: pairs.map(([, number]) => number),
  }))
  await run(db, renumberPieces, { club_id, groups: JSON.stringify(groups) })
}
