import { sql } from 'kysely'
import type { Change, LiveEvents } from '#contract/live.ts'
import type { ClubId, Db } from '../db/client.ts'

const tell = (db: Db, change: Change) => sql`select app.tell(${JSON.stringify(change)}::jsonb)`.execute(db)

/** Tells everybody who has the session open, at commit. */
export const changedSession = (db: Db, clubId: ClubId, sessionId: number, what: Parameters<LiveEvents['session']>[0]['what']) =>
  tell(db, { to: 'session', club_id: clubId, session_id: sessionId, event: 'session', data: { session_id: sessionId, what } })
