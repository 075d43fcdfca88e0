import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import type { SessionPlan } from '#contract/plan.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeMember, makeSession } from '../support/factories.ts'
import type { Answer } from '../support/http.ts'
import type { PersonaName } from '../support/personas.ts'
import type { MakesParts } from './matrix-parts.ts'

/** A request that reaches a guard the ordinary one does not. */
export type Case = {
  makes: MakesParts
  /** Who asks as well: people for whom other cases make no difference. */
  alsoBy?: readonly PersonaName[]
  /** What a granted call shows or has done, where the answer as such does not say it. */
  shows?(answer: Answer, db: Db): string | Promise<string>
}
/** Cases are found by the name of the endpoint and what is special about the case. */
export type Cases = Record<string, Record<string, Case>>

/** Only who sees drafts finds this in an answer. */
export const DRAFT = 'Moonlight outing'

/** Whether the answer holds a text; of a packed file, what is in it. */
export const showing = (text: string, makes: MakesParts, alsoBy: Case['alsoBy'] = []): Case => ({
  makes,
  alsoBy,
  shows: (answer) => (contentOf(answer).includes(text) ? 'shows it' : 'hides it'),
})

function contentOf({ bytes, text }: Answer): string {
  const isPacked = bytes.subarray(0, 2).toString() === 'PK'
  return isPacked
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n')
    : text
}

type Place = { club: ClubId; user_id: number }

/** Somebody else of the club. */
export const mateIn = async (db: Db, club: ClubId): Promise<number> =>
  (await makeMember(db, club)).id

/** A session that a coach runs, in which the person takes part without rights over it. */
export async function sessionOfOthers(
  db: Db,
  { club, user_id }: Place,
  plan: Partial<SessionPlan> = {},
): Promise<number> {
  const coach = await makeMember(db, club, [ROLE.coach])
  return makeSession(db, club, { user_id: coach.id }, { athlete_ids: [user_id], ...plan })
}

/** The same as a draft. */
export async function draftOfOthers(
  db: Db,
  place: Place,
  plan: Partial<SessionPlan> = {},
): Promise<number> {
  const id = await sessionOfOthers(db, place, { name: DRAFT, ...plan })
  await sql`update sessions set published_at = null where id = ${id}`.execute(db)
  return id
}

/** Times to come, so that a session may still be repeated. */
export function inTenWeeks(): { start_date: string; end_date: string } {
  const day = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10)
  return { start_date: `${day}T06:00:00Z`, end_date: `${day}T07:30:00Z` }
}

/** Makes a series of sessions, with a rule by which there are as many. */
export async function joinInSeries(db: Db, club: ClubId, ids: readonly number[]): Promise<void> {
  const repeat_rule = JSON.stringify({ repeat_frequency_type: 'daily', repeat_numbers: ids.length })
  const { id } = await db
    .insertInto('session_series')
    .values({ club_id: club, repeat_rule })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('sessions')
    .set({ series_id: id })
    .where('club_id', '=', club)
    .where('id', 'in', ids)
    .execute()
}

/** How many take part in the last of the sessions that a call has made. */
export async function peopleIn(db: Db, ids: readonly number[] | undefined): Promise<string> {
  const id = ids?.at(-1)
  if (id === undefined) return 'makes none'
  const rows = await db
    .selectFrom('participants')
    .select('user_id')
    .where('session_id', '=', id)
    .execute()
  return rows.length > 1 ? 'takes others along' : 'takes nobody along'
}
