import { endpoint } from '../endpoint.ts'
import { AthleteRace } from '../boats/races.ts'
import { AgendaItem } from '../planning/calendar.ts'
import { data, Done, Id, nullable, T, type Static } from '../schema.ts'

/** An athlete of one of today's sessions who does not come, or has not answered. */
export const Missing = T.Object({
  session_id: Id,
  user_id: Id,
  full_name: T.String(),
  /** 2 does not come, null has not answered; ill, injured and reason only of those one sees. */
  attending: nullable(T.Integer()),
  ill: T.Boolean(),
  injured: T.Boolean(),
  reason: nullable(T.String()),
})

/** A day of the running week: its sessions, and seconds an athlete of those one sees. */
export const HomeWeekDay = T.Object({
  day: T.String(),
  sessions: T.Integer(),
  begun: T.Integer(),
  planned: T.Number(),
  done: T.Number(),
})

export const Unwell = T.Object({
  user_id: Id,
  full_name: T.String(),
  ill: T.Boolean(),
  injured: T.Boolean(),
  since: T.String(),
})

export const Incoming = T.Object({
  session_id: Id,
  session_name: T.String(),
  sport_id: T.Integer(),
  start_date: T.String(),
  /** Athletes whose file is there, of those who took part. */
  people: T.Integer(),
  expected: T.Integer(),
  notes: T.Integer(),
  /** Means of the recordings: metres, and strokes a minute. */
  distance: nullable(T.Number()),
  stroke_rate: nullable(T.Number()),
})

export const Needs = T.Object({
  /** Files without a session, of athletes the coach sees. */
  files: T.Integer(),
  /** Some of their athletes. */
  file_athletes: T.Array(T.String()),
  /** Things booked twice for the same time, in the next two weeks. */
  clashes: T.Integer(),
  /** Some of those things. */
  clashing: T.Array(T.String()),
})

export const Coaching = T.Object({
  missing: T.Array(Missing),
  /** The running week, Monday first. */
  week: T.Array(HomeWeekDay),
  /** Athletes the coach sees who are not well today, and since which day. */
  unwell: T.Array(Unwell),
  /** What athletes the coach sees uploaded in the last two days, by session. */
  incoming: T.Array(Incoming),
  needs: Needs,
})

/** What waits for those who manage the members. */
export const Managing = T.Object({
  waiting: T.Integer(),
  invited: T.Integer(),
  members: T.Integer(),
  failed_mails: T.Integer(),
})

const MissingEntry = T.Object({
  session_id: Id,
  session_name: T.String(),
  start_date: T.String(),
  rating: T.Boolean(),
  result: T.Boolean(),
})

const Week = T.Object({
  metric: T.String(),
  days: T.Array(nullable(T.Number())),
  /** Seconds planned and done of each day, Monday first. */
  planned_seconds: T.Array(T.Number()),
  done_seconds: T.Array(T.Number()),
  total: nullable(T.Number()),
  time: T.Number(),
  distance: T.Number(),
  sessions: T.Integer(),
})

export type Coaching = Static<typeof Coaching>

export const Home = T.Object({
  coach: T.Boolean(),
  today: T.String(),
  /** Athlete: the next sessions. Coach: the sessions of today, else the next one. */
  sessions: T.Array(AgendaItem),
  /** Own files that wait for a session or were refused. */
  files: T.Array(
    T.Object({ import_id: Id, name: T.String(), state: T.String(), session_id: nullable(Id) }),
  ),
  /** Athlete: the running week, Monday first; null load where nothing was scored. */
  week: nullable(Week),
  /** Athlete: sessions of the last three days without a rating or a result. */
  asked: T.Array(MissingEntry),
  /**
   * Athlete: the last recordings in sessions, with the change in percent of the speed since the one
   * before in a session of the same name.
   */
  results: T.Array(
    T.Object({
      session_id: Id,
      session_name: T.String(),
      sport_id: T.Integer(),
      start_date: T.String(),
      distance: T.Number(),
      time: T.Number(),
      change: nullable(T.Number()),
    }),
  ),
  /** Athlete: the club asks how they are this morning, and they have not said so yet. */
  morning_due: T.Boolean(),
  /** Athlete: the next race of a regatta. */
  next_race: nullable(AthleteRace),
  coaching: nullable(Coaching),
  managing: nullable(Managing),
  /** Reported posts and comments that wait for somebody to settle them; 0 for who does not. */
  wall_reports: T.Integer(),
})
export type Home = Static<typeof Home>

export const home = endpoint({
  method: 'GET',
  path: 'home',
  access: { level: 'member' },
  summary: 'What matters now, for an athlete or a coach',
  reply: data(Home),
})

/** What a new club does first, and what of it is done. */
export const FirstSteps = T.Object({
  members: T.Boolean(),
  squads: T.Boolean(),
  week: T.Boolean(),
  invite: T.Boolean(),
})
export type FirstSteps = Static<typeof FirstSteps>

export const firstSteps = endpoint({
  method: 'GET',
  path: 'first-steps',
  access: { level: 'member' },
  summary:
    'What is done of what a new club does first; null when that is all of it, waved away, ' +
    'or nothing for the caller',
  reply: data(nullable(FirstSteps)),
})

export const dismissFirstSteps = endpoint({
  method: 'POST',
  path: 'first-steps/dismiss',
  access: { level: 'member' },
  summary: 'Wave the list of first steps away, for oneself',
  reply: Done,
})
