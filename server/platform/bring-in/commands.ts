import { sql } from 'kysely'
import type { UndoneBringIn } from '#contract/platform/bring-in.ts'
import type { BringInKind } from '#domain/bring-in/kinds.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { run } from '../../db/statement.ts'
import { demand, found } from '../../http/refusal.ts'
import { offerAgain } from './store.ts'
import { demandEditable } from '../../planning/session-facts/open.ts'
import { deleteSessions } from '../../planning/session-life/open.ts'
import { lockBringIn, sessionsOfBringIn } from './queries.ts'
import { undoPeople } from './statements.ts'

type Remembered = { headings: readonly string[]; fields: readonly (string | null)[] }
export type Taking = { file_name: string; remember?: Remembered | undefined }

/** Notes an import, so that it can be undone, and how its columns were matched. */
export async function noteBringIn(
  db: Db,
  clubId: ClubId,
  { kind, made_by, file_name, remember }: Taking & { kind: BringInKind; made_by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('bring_ins')
    .values({ club_id: clubId, kind, file_name, made_by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteStep(db, clubId, made_by, { step: 'taken', kind, id })
  if (remember) await rememberColumns(db, clubId, kind, remember)
  return id
}

type Counts = { added: number; filled: number; left_out: number }

export const noteCounts = (db: Db, clubId: ClubId, id: number, counts: Counts): Promise<unknown> =>
  db
    .updateTable('bring_ins')
    .set(counts)
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()

type FilledPerson = { user_id: number; squads: number[]; written: object }

/** Notes what was filled of people the club had. */
export async function noteFilled(
  db: Db,
  club_id: ClubId,
  bring_in_id: number,
  people: readonly FilledPerson[],
): Promise<void> {
  if (people.length === 0) return
  const common = { club_id, bring_in_id, is_new: false }
  await db
    .insertInto('bring_in_people')
    .values(people.map((one) => ({ ...one, ...common, written: JSON.stringify(one.written) })))
    .execute()
}

/** Shows sessions to those who take part in them, without a notice. */
export const publishQuietly = (db: Db, clubId: ClubId, ids: readonly number[]): Promise<unknown> =>
  db
    .updateTable('sessions')
    .set({ published_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .execute()

/** Notes the sessions an import made. */
export async function noteSessions(
  db: Db,
  club_id: ClubId,
  bring_in_id: number,
  sessions: readonly number[],
): Promise<void> {
  await db
    .insertInto('bring_in_sessions')
    .values(sessions.map((session_id) => ({ club_id, bring_in_id, session_id })))
    .execute()
}

async function rememberColumns(
  db: Db,
  clubId: ClubId,
  kind: BringInKind,
  { headings, fields }: Remembered,
): Promise<void> {
  demand(headings.length === fields.length, 'bad_request')
  const matched = fields.map((field) => field ?? '')
  await db
    .insertInto('bring_in_columns')
    .values({ club_id: clubId, kind, headings: [...headings], fields: matched })
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'kind', 'headings'])
        .doUpdateSet({ fields: matched, used_at: sql<string>`now()` }),
    )
    .execute()
}

type Step = { step: 'taken' | 'undone'; kind: BringInKind; id: number }

const noteStep = (db: Db, clubId: ClubId, user_id: number, step: Step): Promise<unknown> =>
  db
    .insertInto('audit_log')
    .values({ user_id, about_club: clubId, action: 'bring-in', subject: JSON.stringify(step) })
    .execute()

type Undo = (db: Db, clubId: ClubId, id: number, viewer: Viewer) => Promise<UndoneBringIn['stays']>

const UNDO: Readonly<Record<BringInKind, Undo>> = {
  people: async (db, _clubId, bring_in) =>
    (await run(db, undoPeople, { bring_in })) as UndoneBringIn['stays'],
  plan: undoSessions,
  results: undoSessions,
  async events(db, clubId, id, viewer) {
    const stays = await undoSessions(db, clubId, id, viewer)
    await offerAgain(db, clubId, id)
    return stays
  },
}

/** Puts the sessions of an import into the bin, but for what was changed or published since. */
async function undoSessions(
  db: Db,
  clubId: ClubId,
  id: number,
  viewer: Viewer,
): Promise<UndoneBringIn['stays']> {
  // Nothing is lost that others entered, also where it is hidden from who undoes.
  const sessions = await withoutHiding(db, () => sessionsOfBringIn(db, clubId, id).execute())
  const untouched = sessions.filter(({ is_untouched }) => is_untouched).map((one) => one.id)
  await demandEditable(db, clubId, viewer, untouched)
  if (untouched.length > 0) await deleteSessions(db, clubId, untouched, viewer.user_id)
  return sessions
    .filter(({ is_untouched }) => !is_untouched)
    .map(({ name }) => ({ name, reason: 'changed' as const }))
}

/**
 * Takes back all that an import did, and says what stays since it was changed.
 * @throws Refusal not_found when there is none of a kind the caller brings in, conflict when it is
 * undone or a day has passed, edit_denied when the caller may not edit its sessions
 */
export async function undoBringIn(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<UndoneBringIn['stays']> {
  const { kind, undone_at, is_recent } = found(await lockBringIn(db, clubId, id))
  demand(canBringIn(viewer, kind), 'not_found')
  demand(undone_at === null && is_recent, 'conflict')
  const stays = await UNDO[kind](db, clubId, id, viewer)
  await db
    .updateTable('bring_ins')
    .set({ undone_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await noteStep(db, clubId, viewer.user_id, { step: 'undone', kind, id })
  return stays
}
