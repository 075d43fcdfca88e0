import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeRacePiece,
  makeSession,
  makeSquad,
  rowingFile,
} from './factories.ts'
import { MORNING_PARTS } from './mornings.ts'
import { TEST_PARTS } from './tested-club.ts'
import { makeDelivery } from './webhook-rows.ts'
import { storeFile } from './stored-activity.ts'
import { BROUGHT_IN } from './brought-in-rows.ts'
import { keepBilling } from './billing-rows.ts'
import { keepGuardian } from './guardian-rows.ts'
import { keepLive } from './live-rows.ts'
import { keepChallenges } from './challenge-rows.ts'
import { keepMessages } from './message-rows.ts'
import { keepWall } from './wall-rows.ts'
import { keepReports } from './report-rows.ts'

/** What factories leave out; $1 the club, $2 the session, $3 a member. */
const SESSION_PARTS = [
  `with series as (insert into session_series (club_id, repeat_rule) values ($1, '{}') returning id)
   update sessions set series_id = (select id from series)
     where club_id = $1 and id = $2 and creator_id = $3`,
  `with programme as (insert into strength_programmes (club_id, session_id, position, name)
    values ($1, $2, 0, 'Seniors') returning position),
     theirs as (insert into strength_athletes (club_id, session_id, user_id, programme)
       select $1, $2, $3, position from programme)
   insert into strength_pieces
     (club_id, session_id, programme, position, number, exercise_id, sets_count, segments)
   select $1, $2, programme.position, 0, 1, id, 3, '[{"reps_count":8,"exercise_weight":60}]'
   from exercises, programme where club_id = $1 limit 1`,
  `insert into dropped_exercises (club_id, session_id, number, exercise_id)
    select $1, $2, 2, id from exercises where club_id = $1 and $3::bigint > 0 limit 1`,
  `insert into dropped_pieces (club_id, session_id, number, piece) select $1, $2, 4, '{
    "planned_distance":500,"planned_time":null,"rest":null,"split_length":null,"segments":[]}'
    where $3::bigint > 0`,
  `insert into session_rate_zones (club_id, session_id, kind, zone_id)
    select $1, $2, 'heart-rate', 2 where $3::bigint > 0`,
  'insert into session_favourites (club_id, session_id, user_id) values ($1, $2, $3)',
  `insert into session_changes (club_id, session_id, user_id, kind) values ($1, $2, $3, 'created')`,
  `insert into session_notified (club_id, session_id, user_id, plan) values ($1, $2, $3, '{}')`,
  `insert into session_merges (club_id, session_id, from_ids, moved, user_id)
    values ($1, $2, '{}', '{}', $3)`,
  `insert into session_templates (club_id, name, duration, plan, creator_id)
    select $1, 'Three times two', 5400, '{}', $3 where $2::bigint > 0`,
  `with item as (insert into equipment (club_id, category_id, name) select $1, id, 'Wave'
    from equipment_categories where club_id = $1 limit 1 returning id),
     log as (insert into equipment_logs (club_id, item_id, user_id, kind)
       select $1, id, $3::bigint, 'note' from item)
   insert into equipment_bookings (club_id, item_id, session_id) select $1, id, $2 from item`,
  `insert into event_races (club_id, session_id, user_id, status) values ($1, $2, $3, 'planned')`,
  ...BROUGHT_IN,
  `insert into export_plans (club_id, user_id, kept_days) select $1, $3, 30 where $2::bigint > 0`,
  `with done as (insert into results (club_id, session_id, user_id, sport_id) values ($1, $2, $3, 1)
    returning id),
     timed as (insert into scores (club_id, result_id, piece, part, time)
       select $1, id, 1, 'piece', 432.1 from done)
   insert into score_changes (club_id, result_id, piece, part, number, field, after)
     select $1, id, 1, 'piece', 0, 'time', '432.1' from done`,
  `insert into efforts (club_id, activity_id, name, start, finish, source)
   select $1, id, 'Start', 0, 30, 'hand' from activities
     where club_id = $1 and session_id = $2 and $3::bigint > 0`,
  `insert into sent_workouts (club_id, session_id, user_id, provider, state)
   values ($1, $2, $3, 'garmin', 'sent')`,
  `insert into recorded_seats (club_id, activity_id, position, name, user_id)
   select $1, id, 1, 'Anna Example', $3 from activities where club_id = $1 and session_id = $2`,
  `insert into recording_bests (club_id, activity_id, kind, span, value, start)
   select $1, id, 'climb', 0, 12, 0 from activities
     where club_id = $1 and session_id = $2 and $3::bigint > 0
   on conflict do nothing`,
  `with kept as (
     insert into recorded_channels (club_id, activity_id, name, data)
     select c.club_id, c.activity_id, c.name, c.data from channels c
       join activities a on a.club_id = c.club_id and a.id = c.activity_id
     where c.club_id = $1 and a.session_id = $2 and c.name = 't')
   insert into activity_edits (club_id, activity_id, kind, seconds, creator_id)
   select $1, id, 'shift', 60, $3::bigint from activities where club_id = $1 and session_id = $2`,
  `insert into import_members (club_id, import_id, position, outcome)
    select $1, min(id), 0, 'repeated' from imports where club_id = $1 and $2::bigint > 0
      and $3::bigint > 0`,
  ...MORNING_PARTS,
  ...TEST_PARTS,
  `insert into rereads (club_id, creator_id, total) select $1, $3::bigint, 1 where $2::bigint > 0`,
  `insert into undone_edits (club_id, activity_id, edit_id, kind, seconds, creator_id, created_at)
   select $1, id, 1, 'shift', 60, $3::bigint, now() from activities
     where club_id = $1 and session_id = $2`,
  `with upload as (insert into uploads (club_id, user_id, owner_id, name, size, session_id)
    values ($1, $3, $3, 'row.fit', 2, $2) returning id)
   , listed as (insert into stored_files (sha256, size) values (repeat('b', 64), 1)
     on conflict do nothing)
   insert into upload_parts (club_id, upload_id, start, sha256, size)
     select $1, id, 0, repeat('b', 64), 1 from upload`,
  `with course as (insert into gates (club_id, name, start_line, finish_line, creator_id)
     select $1, '2000 m', '{52.2,0.1,52.2,0.101}', '{52.21,0.1,52.21,0.101}', $3::bigint
       where $2::bigint > 0 returning id)
   insert into gate_lines (club_id, gate_id, number, name, line)
     select $1, id, 1, '1000 m', '{52.205,0.1,52.205,0.101}' from course`,
]

/** A club with at least one row in every table of clubs. */
export async function makeFullClub(app: TestApp): Promise<{ club: ClubId; user: number }> {
  const club = await makeClub(app.db)
  const { id: user } = await makeMember(app.db, club)
  await makeSquad(app.db, club, [user])
  const pieces = [
    { planned_distance: 2000, planned_time: null, rest: 360, split_length: 500, segments: [] },
  ]
  const session = await makeSession(
    app.db,
    club,
    { user_id: user, role_id: 2 },
    {
      intensities: [{ id: 2, percentage: 100 }],
      focus_ids: [1],
      tags: ['Rain'],
      structure: { piece_structure: 2, repetitions: 3, pieces },
    },
  )
  const lap = { start: 0, time: 60, distance: 240 }
  await storeFile(
    app.db,
    club,
    { user_id: user, session_id: session },
    rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 60, laps: [lap] }),
  )
  await app.rows(
    'insert into attendance (club_id, session_id, user_id, attending) values ($1, $2, $3, 1)',
    [club, session, user],
  )
  await app.rows(
    'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 4)',
    [club, session, user],
  )
  await app.rows(`insert into venues (club_id, name) values ($1, 'Lake')`, [club])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     values ($1, $2, 3, true)`,
    [club, user],
  )
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'specific-coaches')`,
    [club, user],
  )
  await app.rows('insert into privacy_coaches (club_id, user_id, coach_id) values ($1, $2, $2)', [
    club,
    user,
  ])
  const letters = [...String(1000 + club)].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')
  await app.rows(
    `insert into invitation_links (club_id, token, short_code, role_id, direct, created_by,
      expires_at) values ($1, $2, $3, 2, false, $4, now())`,
    [club, `link-of-club-number-${1000 + club}`, `${letters}${letters}`.slice(0, 8), user],
  )
  await keepBilling(app, club, user)
  await app.rows('insert into dismissed_first_steps (club_id, user_id) values ($1, $2)', [
    club,
    user,
  ])
  await app.rows(
    `insert into availability (club_id, user_id, weekday, part, free)
      values ($1, $2, 1, 'early', true)`,
    [club, user],
  )
  await app.rows(
    `insert into absences (club_id, user_id, from_date, until_date, reason)
      values ($1, $2, '2026-01-01', '2026-01-02', 'travel')`,
    [club, user],
  )
  await makeCrew(app.db, club, { session_id: session, user_ids: [user] })
  await app.rows(
    `insert into calendar_views (club_id, user_id, name, search)
      values ($1, $2, 'Week', 'view=week')`,
    [club, user],
  )
  await keepReports(app, club, user)
  await keepLive(app, { club, session, user })
  await keepMessages(app, club, user)
  await keepWall(app, club, user)
  await keepGuardian(app, club, user)
  await keepChallenges(app, club, { user, session })
  await app.rows(
    `with kept as (
        insert into race_reports (club_id, uuid, name, kind, creator_id)
        values ($1, $4, 'Trial', 'single-crew-session', $3) returning id)
      insert into race_report_lines (club_id, report_id, position, session_id, piece, user_id)
      select $1, id, 1, $2, 1, $3 from kept`,
    [club, session, user, `report-of-${club}`.padEnd(22, '-')],
  )
  await app.rows(
    `insert into calendar_links (club_id, user_id, kind, scope, token)
      values ($1, $2, 'page', 'mine', $3)`,
    [club, user, `calendar-link-of-club-number-${1000 + club}`],
  )
  await makeRacePiece(app.db, club, session, [[user], []])
  await makeDelivery(app.db, club)
  for (const statement of SESSION_PARTS) await app.rows(statement, [club, session, user])
  return { club, user }
}
