/** What a club has brought in, and what an undo knows of it; $1 the club, $2 a session, $3 a member. */
export const BROUGHT_IN = [
  `insert into bring_in_columns (club_id, kind, headings, fields)
    select $1, 'people', '{Wer}', '{full_name}' where $2::bigint > 0 and $3::bigint > 0`,
  `with made as (insert into bring_ins (club_id, kind, file_name, made_by)
      values ($1, 'people', 'people.csv', $3) returning id),
    person as (insert into bring_in_people (club_id, bring_in_id, user_id, is_new)
      select $1, id, $3::bigint, false from made),
    squad as (insert into bring_in_squads (club_id, bring_in_id, squad_id)
      select $1, made.id, q.id from made, squads q where q.club_id = $1)
   insert into bring_in_sessions (club_id, bring_in_id, session_id) select $1, id, $2 from made`,
  `with calendar as (insert into followed_calendars (club_id, address, name, follows, next_check)
      values ($1, 'https://calendar.example/a.ics', 'Regattas', true, 'infinity') returning id)
   insert into followed_events (club_id, calendar_id, uid, recurrence, session_id)
   select $1, id, 'a', '', $2 from calendar where $3::bigint > 0`,
]
