import { afterEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { firstSteps, home } from '#contract/analysis/home.ts'
import { season } from '#contract/analysis/season.ts'
import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { clubUsers, getMember } from '#contract/people/members.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { getSquad, squads } from '#contract/people/squads.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { previewPublishing, sessionPublishing } from '#contract/planning/publishing.ts'
import {
  deletedSessions,
  favouriteSessions,
  sessionChanges,
} from '#contract/planning/session-life.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { activityEditor, listImports } from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { forceCurves, sessionTelemetry, strokes } from '#contract/recordings/telemetry.ts'
import { keyOf } from './api.ts'
import { queryClient } from './query-client.ts'
import { refetchAfter, refetchPeople, refetchSessions } from './refetch-after.ts'

const FIGURES = [
  activityChannels,
  activityEditor,
  activityEfforts,
  proposedPieces,
  sessionResults,
  sessionScores,
  listImports,
]
const STROKES = [sessionTelemetry, strokes, forceCurves]

/** What shows whose session it is, when it is and what of it people know. */
const SESSIONS = [
  agenda,
  home,
  firstSteps,
  season,
  getSession,
  sessionAttendance,
  sessionCrews,
  sessionScores,
  sessionPublishing,
  previewPublishing,
  sessionChanges,
  deletedSessions,
  favouriteSessions,
]
const PEOPLE = [clubUsers, getMember, squads, getSquad, profileAthletes, home, firstSteps]

afterEach(() => queryClient.clear())

/** Those of these calls that are still shown as they were before the change. */
async function leftOld(endpoints: readonly Endpoint[], change: () => unknown): Promise<string[]> {
  const keys = endpoints.map((endpoint) => keyOf(endpoint, { params: { id: 3 } } as never))
  for (const key of keys) queryClient.setQueryData(key as readonly unknown[], {})
  await change()
  return keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated).map(([name]) => name)
}

test.each([
  ['results', [...FIGURES, ...STROKES]],
  ['session', [...FIGURES, ...STROKES, sessionCrews]],
  ['crews', [sessionCrews, sessionScores, ...STROKES]],
] as const)(
  'what somebody else has done to the %s is not shown as it was',
  async (what, endpoints) => {
    expect(await leftOld(endpoints, () => refetchAfter(what))).toEqual([])
  },
)

test.each([
  ['a session', SESSIONS, refetchSessions],
  ['members', PEOPLE, refetchPeople],
])('once %s changed here, nothing that shows it stays old', async (_, endpoints, refetch) => {
  expect(await leftOld(endpoints, refetch)).toEqual([])
})
