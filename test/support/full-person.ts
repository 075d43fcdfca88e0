import type { TestApp } from './app.ts'

/** One row of a person in each table of persons; $1 the person, $2 a club they are in. */
const PERSON_PARTS = [
  'insert into notes (user_id, text) select $1::bigint, $$Catch early$$ where $2::bigint > 0',
  `with listed as (insert into stored_files (sha256, size)
    values (repeat('a', 64), 1) on conflict do nothing)
   insert into pictures (user_id, code, sha256)
   select $1::bigint, repeat(md5($1::bigint::text), 2), repeat('a', 64) where $2::bigint > 0`,
  'insert into data_exports (user_id) select $1::bigint where $2::bigint > 0',
  `insert into club_imports (user_id, file_name, size)
    select $1::bigint, 'club.zip', 1 where $2::bigint > 0`,
  `insert into notifications (user_id, about_club, level, kind)
   values ($1, $2, 1, $$join-approved$$)`,
  `insert into notice_settings (user_id, time_zone, rhythm, mail_time, mail_weekday)
    select $1::bigint, 'Europe/Berlin', 'daily', '18:00', 1 where $2::bigint > 0`,
  `insert into mail_refusals (user_id, address, reason, at_once)
    select $1::bigint, 'old@slipway.test', '550 unknown', true where $2::bigint > 0`,
  'insert into notice_mail_stops (user_id) select $1::bigint where $2::bigint > 0',
  `insert into notice_choices (user_id, kind_group, way, wanted)
    select $1::bigint, 'training', 'mail', true where $2::bigint > 0`,
  `insert into notice_deliveries (notice_id, user_id, way, due_at)
    select id, user_id, 'mail', now() from notifications where user_id = $1 and about_club = $2`,
  `insert into notice_mail_codes (hash, user_id)
    select sha256($1::text::bytea), $1::bigint where $2::bigint > 0`,
  `insert into idempotency_keys (user_id, club, call, key, request_hash, status, reply)
    values ($1, $2, 'POST notes', 'k', '\\x00', 200, '{}')`,
  `insert into live_tickets (hash, user_id, token_id, expires_at)
   select sha256(t.hash), t.user_id, t.id, now() + interval '1 hour' from tokens t
     where t.user_id = $1 and $2::bigint > 0`,
  `insert into push_devices (user_id, token_id, endpoint, p256dh, auth)
   select t.user_id, t.id, 'https://push.example/' || t.id, 'k', 's' from tokens t
     where t.user_id = $1 and $2::bigint > 0`,
  `insert into linked_sign_ins (user_id, issuer, subject)
    select $1::bigint, 'https://id.example', $1::text where $2::bigint > 0`,
  `insert into provider_connections (user_id, for_club, provider, external_user_id, tokens)
    select $1::bigint, $2, 'suunto', 'u' || $1::bigint, '\\x00'`,
  `insert into provider_sign_ins (user_id, provider, token_id, for_club, state_hash, verifier,
    expires_at)
   select t.user_id, 'suunto', t.id, $2::bigint, '\\x00', '\\x00', now() from tokens t
     where t.user_id = $1`,
  `insert into provider_events (user_id, connection_id, event_key, kind)
   select user_id, id, 'k', 'activity' from provider_connections
     where user_id = $1 and for_club = $2`,
  `insert into provider_activities (user_id, connection_id, external_id, state, for_club)
   select user_id, id, 'x', 'proposed', for_club from provider_connections
     where user_id = $1 and for_club = $2`,
]

export async function fillPerson(app: TestApp, userId: number, club: number): Promise<void> {
  for (const part of PERSON_PARTS) await app.rows(part, [userId, club])
}
