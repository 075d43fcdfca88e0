import { strFromU8, unzipSync } from 'fflate'
import type { TestApp } from './app.ts'
import type { Answer } from './http.ts'

/** Somebody's things in a club that health data can lie in. */
export type Place = { club: number; session: number; activity: number; user_id: number }

/** Unlikely numbers, which nothing else in a test has. */
const WEIGHT = 77.125
const LACTATE = 7.125

/**
 * Puts something recognisable into every field that says something about a body, about health, or
 * what a person wrote about it.
 */
export async function plantCanaries(
  app: TestApp,
  { club, session, activity, user_id }: Place,
): Promise<void> {
  const here = [club, session, user_id]
  await app.rows(
    `update users set weight = $2, resting_hr = 31, max_hr = 219, date_of_birth = '1971-07-17',
    emergency_contact = 'canary contact'
     where id = $1`,
    [user_id, WEIGHT],
  )
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id)
      values ($1, $2, $3, 2) on conflict do nothing`,
    here,
  )
  await app.rows(
    `insert into attendance as a (club_id, session_id, user_id, attending, ill, injured, reason,
      note, answered_by)
     values ($1, $2, $3, 2, true, true, 'family', 'canary answer', $3)
     on conflict (club_id, session_id, user_id) do update
     set ill = true, injured = true, reason = 'family', note = 'canary answer'`,
    here,
  )
  await app.rows(
    `insert into session_ratings (club_id, session_id, user_id, rpe)
      values ($1, $2, $3, 7) on conflict do nothing`,
    here,
  )
  await app.rows(
    `with r as (
       insert into results (club_id, session_id, user_id, sport_id, alternative, note)
       values ($1, $2, $3, 9, true, 'canary result') on conflict do nothing returning id)
     insert into scores (club_id, result_id, piece, part, time, heart_rate, lactate, rpe, note)
     select $1, id, 0, 'piece', 60, 217, $4, 7, 'canary score' from r`,
    [...here, LACTATE],
  )
  await app.rows(
    `insert into absences (club_id, user_id, from_date, until_date, reason, note)
     select $1, $2, now()::date - 1, now()::date + 1, 'injured', 'canary absence'
     where not exists (select from absences where club_id = $1 and user_id = $2
       and note = 'canary absence')`,
    [club, user_id],
  )
  await app.rows(
    `insert into mornings (club_id, user_id, day, waking_hr, health, note)
     values ($1, $2, now()::date, 213, 'both', 'canary morning') on conflict do nothing`,
    [club, user_id],
  )
  await app.rows(`insert into notes (user_id, text) values ($1, 'canary note')`, [user_id])
  await app.rows(
    `update activities set heart_rate_avg = 213, heart_rate_max = 219,
      device_averages = '{"heart_rate": 213, "stroke_rate": null, "power": null}'
      where club_id = $1 and id = $2`,
    [club, activity],
  )
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'all-coaches-except')
     on conflict (club_id, user_id) do nothing`,
    [club, user_id],
  )
}

/** They are recognised by this; the person themselves finds each of them somewhere. */
export const CANARIES = [
  /canary/,
  /\b77?\.125\b/,
  /1971-07-17/,
  /"(heart_rate|resting|max_hr|lactate|waking_hr)\w*":\s*(31|213|217|219)\b/,
  /"(ill|injured)":\s*true/,
  /"health_statuses":\s*\[\d/,
  /"(my_)?rpe":\s*7/,
  /"reason":\s*"(family|ill|injured)"/,
  /"mode":\s*"all-coaches-except"/,
]

/** Which of them an answer holds, in a workbook or an archive too. */
export function canariesIn({ bytes, text }: Pick<Answer, 'bytes' | 'text'>): string[] {
  const isArchive = bytes.subarray(0, 2).toString() === 'PK'
  const texts = isArchive ? Object.values(unzipSync(bytes)).map((part) => strFromU8(part)) : [text]
  return CANARIES.filter((canary) => texts.some((one) => canary.test(one))).map(String)
}

/** Everything planted, as it is kept; by what it is of. */
export async function keptCanaries(
  app: TestApp,
  { club, session, activity, user_id }: Place,
): Promise<string[]> {
  const rows = await app.rows<{ kept: string }>(
    `select 'body ' || row_to_json(x)::text as kept
       from (select weight, resting_hr, max_hr, hr_zones, date_of_birth, emergency_contact,
         health_consent from users where id = $4) x
     union all select 'answer ' || row_to_json(x)::text
       from (select ill, injured, reason, note from attendance
         where club_id = $1 and session_id = $2 and user_id = $4) x
     union all select 'rating ' || rpe from session_ratings
     where club_id = $1 and session_id = $2 and user_id = $4
     union all select 'result ' || row_to_json(x)::text
       from (select r.note, s.heart_rate, s.lactate, s.rpe, s.note as score from results r
         join scores s on s.result_id = r.id
         where r.club_id = $1 and r.session_id = $2 and r.user_id = $4 and r.alternative) x
     union all select 'absence ' || row_to_json(x)::text
       from (select reason, note, from_date, until_date from absences
         where club_id = $1 and user_id = $4) x
     union all select 'morning ' || row_to_json(x)::text
       from (select waking_hr, health, note from mornings
         where club_id = $1 and user_id = $4) x
     union all select 'note ' || text from notes where user_id = $4
     union all select 'recording ' || row_to_json(x)::text
       from (select heart_rate_avg, heart_rate_max from activities where club_id = $1 and id = $3) x
     union all select 'privacy ' || row_to_json(x)::text
       from (select mode, (select json_agg(coach_id) from privacy_coaches c
         where c.club_id = p.club_id and c.user_id = p.user_id)
         from privacy_settings p where club_id = $1 and user_id = $4) x
     union all select 'consent ' || answer from health_consents where user_id = $4`,
    [club, session, activity, user_id],
  )
  return rows.map(({ kept }) => kept).toSorted()
}
