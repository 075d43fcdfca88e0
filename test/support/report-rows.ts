import type { TestApp } from './app.ts'

/**
 * What a person of a club keeps of reports: a view, opened, sent by mail, and a link to a report; and
 * what is planned for their season.
 */
export async function keepReports(app: TestApp, club: number, user: number): Promise<void> {
  await app.rows(
    `with kept as (
        insert into report_views (club_id, user_id, page, name, question)
        values ($1, $2, 'rpe', 'Mondays', '{}') returning id),
      opening as (
        insert into report_view_defaults (club_id, user_id, page, view_id)
        select $1, $2, 'rpe', id from kept),
      sent as (
        insert into report_mails (club_id, view_id, user_id, rhythm, audience)
        select $1, id, $2, 'weekly', 'self' from kept returning id),
      stopped as (
        insert into report_mail_stops (club_id, mail_id, user_id) select $1, id, $2 from sent)
      insert into report_mail_sendings (club_id, mail_id, user_id, sent_on, stop_hash)
      select $1, id, $2, '2026-01-05', sha256($3::text::bytea) from sent`,
    [club, user, `report-mail-of-${club}`],
  )
  await app.rows(
    `with plan as (
        insert into seasons (club_id, user_id, first_day) values ($1, $2, '2025-12-29')
        returning id),
      week as (
        insert into season_weeks (club_id, season_id, monday, seconds, note)
        select $1, id, '2026-01-05', 36000, 'Camp' from plan),
      change as (
        insert into season_changes (club_id, season_id, changed_by, monday, before, after)
        select $1, id, $2, '2026-01-05', '{"seconds": null}', '{"seconds": 36000}' from plan)
      insert into season_goals (club_id, season_id, session_id, priority)
      select $1, plan.id, s.id, 'A' from plan, sessions s where s.club_id = $1 limit 1`,
    [club, user],
  )
  await app.rows(
    `insert into season_templates (club_id, user_id, name, first_week, phases, weeks)
      values ($1, null, 'Club season', -20, '[]', '[]'), ($1, $2, 'Own season', -20, '[]', '[]')`,
    [club, user],
  )
  await app.rows(
    `insert into report_links (club_id, user_id, page, question, token_hash, expires_at)
      values ($1, $2, 'attendance', '{}', sha256($3::text::bytea), now() + interval '1 day')`,
    [club, user, `report-link-of-${club}`],
  )
}
