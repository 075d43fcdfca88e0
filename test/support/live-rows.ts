import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'

/** A code of the member, a recording with samples that somebody controls, and a page of theirs. */
export async function keepLive(
  app: TestApp,
  { club, session, user }: { club: ClubId; session: number; user: number },
): Promise<void> {
  await app.rows(
    `with coded as (
        insert into connect_codes (club_id, session_id, user_id, code)
        values ($1, $2, $3, $4) returning id),
      recorded as (
        insert into live_recordings (club_id, session_id, user_id, device, token_hash, standing,
          wanted, wanted_by)
        select $1, $2, $3, 'full-device', sha256($4::bytea), '{}', 'pause', $3 from coded
        returning id)
      insert into live_chunks (club_id, recording_id, first, starts_at, samples)
      select $1, id, 1, 0, decode(repeat('00', 24), 'hex') from recorded`,
    [club, session, user, `code-of-${club}`.padEnd(16, '-').slice(0, 16)],
  )
  await app.rows(
    `with race as (
        insert into erg_races (club_id, session_id, piece, distance)
        values ($1, $2, 1, 2000) returning id)
      insert into erg_lanes (club_id, race_id, lane, user_id)
      select $1, id, 1, $3 from race`,
    [club, session, user],
  )
  await app.rows(
    `insert into public_pages (club_id, session_id, token, names, show_boats, show_splits,
      show_map, delay_min, opens_at, closes_at, created_by)
      values ($1, $2, $4, 'full', true, true, true, 0, now(), now() + interval '1 day', $3)`,
    [club, session, user, `page-of-${club}`.padEnd(24, '-').slice(0, 24)],
  )
}
