import { endpoint } from '../endpoint.ts'
import { AgendaItem } from '../planning/calendar.ts'
import { data, Done, Id, nullable, T, type Static } from '../schema.ts'

const Person = T.Object({
  user_id: Id,
  full_name: T.String(),
  session_id: Id,
  session_name: T.String(),
})

export const Home = T.Object({
  coach: T.Boolean(),
  today: T.String(),
  /** Athlete: the next sessions. Coach: the sessions of today. */
  sessions: T.Array(AgendaItem),
  /**
   * For an athlete these are own files that wait for a session, for a coach the files of the last
   * two days.
   */
  files: T.Array(
    T.Object({
      import_id: Id,
      full_name: T.String(),
      name: T.String(),
      state: T.String(),
      session_id: nullable(Id),
      created_at: T.String(),
    }),
  ),
  /** Athlete: load of the running week, Monday first; null where nothing was scored. */
  week: nullable(
    T.Object({
      metric: T.String(),
      days: T.Array(nullable(T.Number())),
      total: nullable(T.Number()),
      time: T.Number(),
      distance: T.Number(),
      sessions: T.Integer(),
    }),
  ),
  unanswered: T.Array(Person),
  unwell: T.Array(
    T.Object({
      user_id: Id,
      full_name: T.String(),
      session_id: Id,
      session_name: T.String(),
      ill: T.Boolean(),
      injured: T.Boolean(),
    }),
  ),
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
