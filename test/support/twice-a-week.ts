import * as attendance from '#contract/planning/attendance.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember } from './factories.ts'
import type { As } from './http.ts'

/** A Monday some weeks ahead; days of its weeks are 1 Monday to 7 Sunday, 8 the Monday after. */
const MONDAY = addDays(isoWeekStart(new Date().toISOString().slice(0, 10)), 35)
export const dayOf = (number: number) => addDays(MONDAY, number - 1)

/** A rule for Tuesdays and Thursdays, four times. */
export const TWICE = {
  repeat_frequency_type: 'weekly',
  repeat_on_the_specific_days: [2, 4],
  repeat_numbers: 4,
} satisfies RepeatRule

export type SeriesWish = { id: number; scope: 'following' | 'all' } & RepeatRule

/** A club in Berlin that plans series by this rule. */
export async function startTwiceAWeek() {
  const app = await startTestApp()
  const club = await makeClub(app.db, { time_zone: 'Europe/Berlin' })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const asCoach: As = { token: coach.token, club }
  const asAthlete: As = { token: athlete.token, club }

  /** The ids of a new series, in order of time. */
  async function planSeries(): Promise<number[]> {
    const body = {
      name: 'Twice a week',
      sport_id: 1,
      athlete_ids: [athlete.id],
      tags: ['Series'],
      start_date: `${dayOf(2)}T05:00:00Z`,
      end_date: `${dayOf(2)}T06:30:00Z`,
      ...TWICE,
    }
    return (await app.ask(sessions.createSession, { body }, asCoach)).data.ids
  }
  /** The days of the series that the session is in, as numbers. */
  async function daysOf(id: number): Promise<number[]> {
    const rows = await app.rows<{ day: string }>(
      `select to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from sessions
       where deleted_at is null and series_id = (select series_id from sessions where id = $1)
       order by starts_at`,
      [id],
    )
    return rows.map(({ day }) => (Date.parse(day) - Date.parse(MONDAY)) / 86_400_000 + 1)
  }
  const read = async (id: number) =>
    (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
  const preview = async (body: SeriesWish) =>
    (await app.ask(sessions.previewSeries, { body }, asCoach)).data
  const change = async (body: SeriesWish & { known_losses?: number[] }, as = asCoach) =>
    (await app.ask(sessions.changeSeries, { body }, as)).data
  const answer = (id: number) =>
    app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [athlete.id]: { attending: 1 } } } },
      asAthlete,
    )
  return {
    app,
    club,
    coach,
    athlete,
    asCoach,
    asAthlete,
    planSeries,
    daysOf,
    read,
    preview,
    change,
    answer,
  }
}
