import { sql, type RawBuilder } from 'kysely'
import type { Change, LiveEvents } from '#contract/live.ts'
import type { ClubId, Db } from '../db/client.ts'

type What = Parameters<LiveEvents['session']>[0]['what']

const tell = (db: Db, change: Change) => sql`select app.tell(${JSON.stringify(change)}::jsonb)`.execute(db)

/** Tells everybody who has the session open, at commit. */
export const changedSession = (db: Db, clubId: ClubId, sessionId: number, what: What) =>
  tell(db, { to: 'session', club_id: clubId, session_id: sessionId, event: 'session', data: { session_id: sessionId, what } })

/** The same of several sessions. */
export const changedSessions = (db: Db, clubId: ClubId, sessionIds: readonly number[], what: What) =>
  tellingSessions(clubId, sql`unnest(${[...sessionIds]}::bigint[]) id`, what).execute(db)

/** The same as the step of a statement, which has to read it: of the sessions that have their `id` in `from`. */
export const tellingSessions = (clubId: ClubId, from: RawBuilder<unknown>, what: What) =>
  sql`select app.tell(jsonb_build_object('to', 'session', 'club_id', ${clubId}::bigint, 'session_id', id, 'event', 'session',
    'data', jsonb_build_object('session_id', id, 'what', ${what}::text))) from ${from}`
