import { atEnd } from '../../db/at-end.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { refreshLoads, type Scope } from './loads.ts'
import { followAnswers } from './statements.ts'

type Stale = Scope & { clubId: ClubId }

/**
 * Marks loads as stale: of sessions, or of some of their people only. At the end of the transaction
 * they are worked out once, however often and by whatever they were marked.
 */
export const markLoadsStale = atEnd<Db, Stale>(async (db, stale) => {
  for (const [clubId, scopes] of Map.groupBy(stale, (one) => one.clubId))
    await refreshLoads(db, clubId, ...scopes)
})

type Answered = { clubId: ClubId; session_ids: readonly number[]; user_ids: readonly number[] }

/**
 * Follows the answers of people: their loads hold or no longer do, and where one of them has none
 * yet the session's are worked out. At the end of the transaction, when places have been given.
 */
export const markAnswered = atEnd<Db, Answered>(async (db, answered) => {
  for (const [club_id, scopes] of Map.groupBy(answered, (one) => one.clubId)) {
    const people = {
      club_id,
      session_ids: scopes.flatMap((one) => one.session_ids),
      user_ids: scopes.flatMap((one) => one.user_ids),
    }
    const rows = await run(db, followAnswers, people)
    const session_ids = rows.map(({ session_id }) => session_id)
    if (session_ids.length > 0) await markLoadsStale(db, { clubId: club_id, session_ids })
  }
})
