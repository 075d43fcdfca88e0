import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

/** Calls that change whose session it is, when it is, or what of it people know. */
const SESSION_CALLS = [
  'createSession',
  'createEvent',
  'updateSession',
  'updateEvent',
  'changeSeries',
  'deleteSession',
  'deleteSessions',
  'restoreSessions',
  'duplicateSession',
  'copyWeek',
  'assignMembers',
  'removeMembers',
  'mergeSessions',
  'undoMerge',
  'publish',
  'unpublish',
  'takePlanIn',
  'takeCalendar',
  'undoBringIn',
  'planSeatRacePieces',
]
/** Calls that change who is in the club, as what, and in which squads. */
const PEOPLE_CALLS = [
  'actOnMembers',
  'changeMemberStatus',
  'updateMember',
  'correctMember',
  'inviteMembers',
  'takePeopleIn',
  'undoBringIn',
  'createSquad',
  'updateSquad',
  'deleteSquad',
  'leaveSquad',
]

const callers = (calls: readonly string[]) => {
  const called = new RegExp(`\\b(api|call|submit)\\(\\s*(${calls.join('|')})\\b`)
  return sourceFiles.filter(
    (file) => file.path.startsWith('web/') && !isTest(file) && called.test(file.text),
  )
}

test.each([
  ['sessions', SESSION_CALLS, /refetchSessions|SHOWING_SESSIONS/],
  ['people', PEOPLE_CALLS, /refetchPeople|membersChanged|SHOWING_PEOPLE/],
])('what changes %s here fetches again what shows them', (_, calls, refetch) => {
  const found = callers(calls)
  expect(found).not.toEqual([])
  expect(found.filter(({ text }) => !refetch.test(text)).map(({ path }) => path)).toEqual([])
})
