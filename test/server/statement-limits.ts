import type { Endpoint } from '#contract/endpoint.ts'
import { nameOf } from './matrix-world.ts'

export const MOST = 10
/** A write takes what its steps need and one for its events. */
const MOST_OF_A_WRITE = 12
/** Writes of many steps. */
const MORE: Record<string, number> = {
  'POST login': 13,
  // As by password, and before and after it whose the account at the provider is.
  'POST login/provider/confirm': 15,
  'POST session/{id}/duplicate': 18,
  'POST copy-week': 20,
  'POST activities/{id}/edits': 13,
  'POST activities/{id}/redo': 15,
  'POST imports/{id}/assign': 14,
  'POST imports/{id}/session': 18,
  // Who is known, their squads, who is added, what is filled, and what an undo has to know.
  'POST bring-ins/people': 20,
  // Each session is planned by itself, and each event of a calendar.
  'POST bring-ins/plan': 30,
  'POST bring-ins/results': 50,
  'POST followed-calendars/{id}/take': 34,
  'POST join/{code}': 14,
  'POST deleted-sessions/restore': 16,
  'POST remove-members': 13,
  'POST session/{id}/register': 13,
  'POST message-threads/{id}/files': 17,
  'POST message-threads/{id}/photos': 17,
  'POST message/create-message': 14,
  // Whose it is, the plan with its weeks and goals, what is planned and done, and loads day by day.
  'GET season': 13,
  'GET season/export': 14,
  // What waits for who coaches, manages and settles reports of the wall, who may be the same.
  'GET home': 11,
  // Of two spans of days, with tests of performance beside pieces and recordings.
  'GET reports/improvement/export': 11,
  // The order with its invoice, which is mailed to those who pay.
  'POST billing/orders': 13,
  'POST wall/photos': 18,
  'POST wall/files': 18,
  'POST wall/posts/{id}/comments': 14,
  'POST merge-sessions': 42,
  'POST merge-sessions/{id}/undo': 39,
  // What follows is worked out for everybody, also for those whom guardians do not see.
  'POST children/{child_id}/clubs/{club_id}/attendance': 17,
  // The team, its people and what they did today, and their notices.
  'POST challenges/{id}/teams': 16,
  'PATCH challenges/teams/{id}': 17,
  'POST performance-tests/{id}/zones': 15,
  'POST session/{id}/seat-race/pieces': 13,
}
/** A whole plan: its people, and each of its parts in a step or two. */
export const MOST_OF_A_PLAN = 30
/** Planning sessions again holds the series and writes each part of a plan by itself. */
export const MOST_OF_A_SERIES = 33

/** The statements that a call may take, those of the gate included. */
export function mostOf(endpoint: Endpoint): number {
  const usual = endpoint.method === 'GET' || endpoint.reads ? MOST : MOST_OF_A_WRITE
  return MORE[nameOf(endpoint)] ?? usual
}
