import { saveMorning } from '#contract/analysis/monitoring.ts'
import type { TestApp } from './app.ts'
import type { Parts } from './http.ts'

/** Rows of a full club about mornings; $1 the club, $2 a session, $3 a member. */
export const MORNING_PARTS = [
  `insert into mornings (club_id, user_id, day, waking_hr, entered_by)
    select $1, $3, '2026-03-02', 48, $3 where $2::bigint > 0`,
  `insert into morning_readings (club_id, user_id, day, source, waking_hr)
    select $1, $3, '2026-03-02', 'Watch', 47 where $2::bigint > 0`,
  `insert into monitoring_rules (club_id, fields)
    select $1, '{waking_hr}' where $2::bigint > 0 and $3::bigint > 0`,
  `insert into monitored_squads (club_id, squad_id) select club_id, id from squads
    where club_id = $1 and $2::bigint > 0 and $3::bigint > 0`,
  `insert into monitoring_reminders (club_id, user_id, remind_time)
    select $1, $3, '06:45' where $2::bigint > 0`,
  `insert into morning_notice_stops (club_id, user_id) select $1, $3 where $2::bigint > 0`,
  `insert into return_notes (club_id, user_id, day, text, written_by)
    select $1, $3, '2026-03-02', 'Half an hour, easy', $3 where $2::bigint > 0`,
]

const DAY = '2026-03-02'

/** A morning with this note, whose pulse is 61. */
export const makeMorning = (app: TestApp, values: [club: number, person: number, note: string]) =>
  app.rows(
    `insert into mornings (club_id, user_id, day, waking_hr, note)
      values ($1, $2, '${DAY}', 61, $3)`,
    values,
  )

/** Tries to find out by conflicts what such a morning says. */
export function morningAttempts(user_id: number, secret: string): [typeof saveMorning, Parts][][] {
  const mark = (values: object, seen: object): [typeof saveMorning, Parts] => [
    saveMorning,
    { body: { user_id, day: DAY, values, seen } },
  ]
  return [
    [secret, 'Something else'].map((note) => mark({ note: 'Mine' }, { note })),
    [61, 62].map((waking_hr) => mark({ waking_hr: 40 }, { waking_hr })),
  ]
}
