import { sql, type RawBuilder } from 'kysely'

/**
 * The step of a statement, which has to read it, that tells everybody who has a session open what of
 * it is another, at commit. `from` gives club_id, id and what.
 */
export const tellingSessions = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select app.tell(jsonb_build_object('to', 'session', 'club_id', club_id, 'session_id', id, 'event', 'session',
    'data', jsonb_build_object('session_id', id, 'what', what))) from ${from}`
