import { sql, type RawBuilder } from 'kysely'

/**
 * A statement step, which the statement has to read. At commit it notifies everyone who has a
 * session open of what has changed in it. `from` gives club_id, id and what.
 */
export const sessionMessages = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select app.send_live(jsonb_build_object('to', 'session', 'club_id', club_id, 'session_id', id,
    'event', 'session',
    'data', jsonb_build_object('session_id', id, 'what', what))) from ${from}`
