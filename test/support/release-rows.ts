import { Readable } from 'node:stream'
import { ROLE } from '#domain/constants/roles.ts'
import { testSecrets, type TestApp } from './app.ts'
import { makeMember } from './factories.ts'
import { makeFullClub } from './full-club.ts'
import { fillPerson } from './full-person.ts'

/** Who signs in to an installation of an earlier release, by PASSWORD. */
export const RELEASE_MANAGER = 'manager@release.example'
/** Who has a second step there. */
export const RELEASE_CAREFUL = 'careful@release.example'
export const RELEASE_FILE = Buffer.from('A file that somebody uploaded.')

/** Of the installation itself; $1 somebody, $2 a club. */
const INSTALLATION_PARTS = [
  `insert into audit_log (user_id, about_club, action) values ($1, $2, 'sign-in')`,
  `insert into file_sweeps (files, bytes, drafts)
    select 1, 2, 3 where $1::bigint > 0 and $2::bigint > 0`,
  `insert into invitation_stops (hash, address_hash, user_id, about_club)
    values (sha256('stop'), sha256('address'), $1, $2)`,
  `insert into unwanted_invitations (address_hash, about_club)
    select sha256('address'), $2::bigint where $1::bigint > 0`,
  `insert into invoice_years (year, last)
    select 2026, 7 where $1::bigint > 0 and $2::bigint > 0`,
  `insert into known_places (user_id, place)
    select $1::bigint, sha256('place') where $2::bigint > 0`,
  `insert into known_devices (user_id, token_hash)
    select $1::bigint, sha256('device') where $2::bigint > 0`,
  `insert into one_time_codes (hash, purpose, user_id, about_club)
    values (sha256('code'), 'invitation', $1, $2)`,
  `insert into payment_events (id, kind, what)
    select 'evt_1', 'paid', '{}' where $1::bigint > 0 and $2::bigint > 0`,
  `insert into provider_pauses (provider, until)
    select 'strava', now() where $1::bigint > 0 and $2::bigint > 0`,
  `insert into vouchers (code, kind, value, valid_until, most_uses, created_by)
    select 'SPRING-26', 'percentage', 10, '2026-12-31', 5, $1::bigint where $2::bigint > 0`,
  `insert into mails (address, language, template, "values", about_club, caused_by)
    values ('somebody@release.example', 'en', 'reset', '{"name": "A", "link": "b"}', $2, $1)`,
]

/** Rows in as many tables as there are, an uploaded file, and people who can sign in. */
export async function fillRelease(app: TestApp): Promise<void> {
  const { club } = await makeFullClub(app)
  await app.rows(
    `update session_templates set sport_id = 1, plan = '{"name": "Row", "sport_id": 1}'`,
  )
  const manager = await makeMember(app.db, club, [ROLE.manager, ROLE.coach])
  const careful = await makeMember(app.db, club)
  await app.rows(
    `update users set email = case id when $1 then $3 else $4 end where id in ($1, $2)`,
    [manager.id, careful.id, RELEASE_MANAGER, RELEASE_CAREFUL],
  )
  await fillPerson(app, manager.id, club)
  for (const part of INSTALLATION_PARTS) await app.rows(part, [manager.id, club])
  await app.rows(
    'insert into second_steps (user_id, secret, confirmed_at) values ($1, $2, now())',
    [careful.id, testSecrets.seal('JBSWY3DPEHPK3PXP', careful.id)],
  )
  await app.rows(`insert into recovery_codes (user_id, hash) values ($1, sha256('recovery'))`, [
    careful.id,
  ])
  await app.rows(
    `select graphile_worker.add_job('remove-files', '{"files": []}', run_at := '2099-01-01')`,
  )
  const { sha256, size } = await app.files.put(Readable.from([RELEASE_FILE]))
  await app.rows('insert into stored_files (sha256, size) values ($1, $2)', [sha256, size])
}
