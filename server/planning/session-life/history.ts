import { sql } from 'kysely'
import type { SessionChange } from '#contract/planning/session-life.ts'
import type { Language } from '#domain/constants/languages.ts'
import { changedFieldsOf } from '#domain/rules/changed-fields.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { changeInWords } from './change-words.ts'
import { changesAfter } from './queries.ts'
import { addChanges } from './statements.ts'

/**
 * Writes into the history how sessions differ from what it last saw of them, a new one as created.
 * Who did it is the person of the request, or the creator where nobody asks.
 */
export async function rememberChanges(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
): Promise<void> {
  await run(db, addChanges, { club_id, ids })
}

/** Writes into the history that something happened to sessions as a whole. */
export async function noteHappening(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  kind: Exclude<SessionChange['kind'], 'created' | 'changed' | 'people'>,
): Promise<void> {
  await sql`insert into session_changes (club_id, session_id, user_id, kind)
    select ${clubId}, id, app.user_id(), ${kind} from unnest(${sessionIds}::bigint[]) id`.execute(
    db,
  )
}

type Seen = { viewer: Viewer; session_id: number; change_id: number; plan: object }

/**
 * Lets a change pass that touches nothing which was changed, as far as the viewer may know, since
 * they looked. To be asked once it is the caller's turn (`sessionFacts`).
 * @throws Refusal changed_meanwhile with the changes in words
 */
export async function demandUnchanged(
  db: Db,
  clubId: ClubId,
  language: Language,
  { viewer, plan, ...since }: Seen,
): Promise<void> {
  const stored = await changesAfter(db, clubId, viewer, since)
  const fields = changedFieldsOf(plan)
  const changes = stored.map((change) => changeInWords(language, change))
  const crossing = changes.filter((change) => change.changes.some(({ field }) => fields.has(field)))
  if (crossing.length > 0) throw new Refusal('changed_meanwhile', { current: crossing })
}
