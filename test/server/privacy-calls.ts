import { sessionAttendance } from '#contract/planning/attendance.ts'
import { availabilityGrid } from '#contract/planning/availability.ts'
import { athleteRaces } from '#contract/boats/races.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { agenda } from '#contract/planning/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { home } from '#contract/analysis/home.ts'
import { activityEditor, listImports } from '#contract/recordings/imports.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import { morning, morningCourse, morningRange } from '#contract/analysis/monitoring.ts'
import { exportSeason, season } from '#contract/analysis/season.ts'
import { trainingRatioCourse } from '#contract/analysis/monitoring-ratio.ts'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { testBreaths } from '#contract/analysis/performance-tests-breaths.ts'
import { performanceTest } from '#contract/analysis/performance-tests.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { sessionTelemetry, type Recording } from '#contract/recordings/telemetry.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { today } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import type { Data } from '../support/privacy-data.ts'
import { FILE_CALLS } from '../support/privacy-files.ts'
import type { WorldPerson } from '../support/privacy-worlds.ts'
import { app, ask, idsWhere, isCoach, span, type List, type Person } from './privacy-parts.ts'
import { LIVE_LISTS } from './privacy-live.ts'
import { ALL_MEMBERS, REPORT_LISTS } from './privacy-reports.ts'
import { SEARCH_LISTS } from './privacy-search.ts'

const days = () => ({ from: span().start_date, to: span().end_date })
const isListed = ({ status }: WorldPerson) => ![2, 3, 5].includes(status)
const isActive = ({ status }: WorldPerson) => [1, 4, 6].includes(status)
const isAthlete = ({ roles }: WorldPerson) => roles.includes(2)
/**
 * Whose data a list carries, against whom the oracle lets the viewer see, among those the list
 * could name at all.
 */
export const LISTS: Record<
  string,
  {
    found: List
    could?: (person: WorldPerson) => boolean
    asks?: (viewer: WorldPerson) => boolean
    /** A report, with the permission that opens all members. */
    report?: Permission
  }
> = {
  profiles: {
    found: async ({ as }) => idsWhere(await ask<Person[]>(profileAthletes, {}, as)),
    could: isAthlete,
  },
  'session results': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ results: (Person & { heart_rate_avg: number | null })[] }>(
            sessionResults,
            { params: { id: data.session } },
            as,
          )
        ).results,
        ({ heart_rate_avg }) => heart_rate_avg !== null,
      ),
    could: isListed,
  },
  'entered results': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{
            results: (Person & { note: string | null; scores: { heart_rate: number | null }[] })[]
          }>(sessionScores, { params: { id: data.session } }, as)
        ).results,
        ({ note, scores }) => note !== null || scores.some(({ heart_rate }) => heart_rate !== null),
      ),
    could: isListed,
  },
  'files of a session': {
    found: async ({ as, data }) => {
      const parts = { params: { id: data.session }, query: { include: 'session_files' } }
      return idsWhere((await ask<{ session_files: Person[] }>(getSession, parts, as)).session_files)
    },
    could: isListed,
  },
  'strokes of the seats': {
    found: async ({ as, data }) => {
      const { recordings } = await ask<{ recordings: Recording[] }>(
        sessionTelemetry,
        { params: { id: data.session } },
        as,
      )
      return recordings.flatMap(({ seats }) =>
        seats.flatMap(({ seen, user_id, channels }) =>
          seen && channels.length > 0 ? (user_id ?? []) : [],
        ),
      )
    },
    could: isListed,
  },
  ...LIVE_LISTS,
  attendance: {
    found: async ({ as, data }) =>
      idsWhere(
        await ask<(Person & { health_statuses: number[] })[]>(
          sessionAttendance,
          { params: { id: data.session } },
          as,
        ),
        (row) => row.health_statuses.length > 0,
      ),
  },
  'availability: absent for health': {
    found: async ({ as }) => {
      const { people } = await ask<{ people: (Person & { absences: { reason: string }[] })[] }>(
        availabilityGrid,
        { query: { week_of: today() } },
        as,
      )
      return idsWhere(people, ({ absences }) => absences.some(({ reason }) => reason === 'ill'))
    },
    could: (person) => isActive(person) && isAthlete(person),
    asks: isCoach,
  },
  participants: {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ participants: (Person & { ill: boolean })[] }>(
            getSession,
            { params: { id: data.session } },
            as,
          )
        ).participants,
        ({ ill }) => ill,
      ),
  },
  'pool of the crews': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ pool: (Person & { ill: boolean })[] }>(
            sessionCrews,
            { params: { id: data.session } },
            as,
          )
        ).pool,
        ({ ill }) => ill,
      ),
    could: isActive,
    asks: ({ permissions }) => permissions.includes('view-edit-all-sessions'),
  },
  'imports of the session': {
    found: async ({ as, data }) =>
      idsWhere(
        await ask<Person[]>(listImports, { query: { session_id: data.session, limit: 100 } }, as),
      ),
  },
  'recordings beside one’s own': {
    found: async ({ as, data, viewer, seeded }) => {
      const own = data.activities.get(viewer.id)
      const { others } = await ask<{ others: Person[] }>(
        activityEditor,
        { params: { id: own } },
        as,
      )
      return [seeded.users.get(viewer.id)?.id ?? 0, ...idsWhere(others)]
    },
  },
  'home: unwell': {
    found: async ({ as }) => {
      const { coaching } = await ask<{ coaching: { unwell: Person[] } | null }>(home, {}, as)
      return idsWhere(coaching?.unwell ?? [])
    },
    asks: isCoach,
  },
  'last health of members': {
    found: async ({ as }) => {
      const query = { include: 'last_user_stat', status: '0,1,2,3,4,5,6' }
      const rows = await ask<{ id: number; last_user_stat: { ill: boolean } | null }[]>(
        clubUsers,
        { query },
        as,
      )
      return rows.filter(({ last_user_stat }) => last_user_stat !== null).map(({ id }) => id)
    },
    could: ({ status }) => status !== MEMBER_STATUS.left,
    asks: ({ permissions }) => permissions.includes('view-club-members'),
  },
  'agenda: what somebody did': {
    found: async ({ as, seeded }) => {
      const done = async (one_user_id: number) => {
        const body = { ...span(), include: ['done'], one_user_id }
        const items = await ask<{ done: { people: number } | null }[]>(agenda, { body }, as)
        return items.some((item) => item.done !== null)
      }
      const ids = [...seeded.numberOf.keys()]
      const shown = await Promise.all(ids.map(done))
      return ids.filter((_, index) => shown[index])
    },
  },
  mornings: {
    found: async ({ as, seeded }) => {
      const athlete_ids = [...seeded.numberOf.keys()]
      const body = { date_from: days().from, date_to: days().to, athlete_ids }
      return Object.keys(await ask<object>(morningRange, { body }, as)).map(Number)
    },
    report: ALL_MEMBERS,
  },
  'tests of performance': {
    found: async ({ as, data }) => {
      const asked = [...data.tests].map(async ([number, id]) => {
        const { status } = await app.send(performanceTest, { params: { id } }, as)
        return status === 200 ? [-number] : []
      })
      return (await Promise.all(asked)).flat()
    },
    report: 'drv-view-all-members-on-report',
  },
  'the sheet of a test day': {
    found: async ({ as }) => {
      const query = { kind: '2k', day: new Date().toISOString().slice(0, 10) } as const
      const { data } = await app.ask(performanceTestDay, { query }, as)
      return data.people.flatMap(({ user_id, test }) => (test ? [user_id] : []))
    },
    report: 'drv-view-all-members-on-report',
    could: (person) => isAthlete(person) && person.status === MEMBER_STATUS.approved,
  },
  'breaths of tests': {
    found: async ({ as, data }) => {
      const asked = [...data.tests].map(async ([number, id]) => {
        const { status } = await app.send(testBreaths, { params: { id } }, as)
        return status === 200 ? [-number] : []
      })
      return (await Promise.all(asked)).flat()
    },
    report: 'drv-view-all-members-on-report',
  },
  ...REPORT_LISTS,
  ...SEARCH_LISTS,
}

/** Calls about one person: open for those the viewer sees, else as if nobody were there. */
export const SINGLE: Record<string, (data: Data, number: number, id: number) => [Endpoint, Parts]> =
  {
    profile: (_, __, id) => [profile, { params: { id } }],
    training: (_, __, id) => [profileTraining, { params: { id } }],
    races: (_, __, id) => [athleteRaces, { params: { id } }],
    morning: (_, __, id) => [morning, { params: { id } }],
    ratio: (_, __, id) => [trainingRatioCourse, { params: { id }, query: {} }],
    season: (_, __, id) => [season, { query: { athlete_id: id } }],
    'season as a workbook': (_, __, id) => [exportSeason, { query: { athlete_id: id } }],
    course: (_, __, id) => [morningCourse, { params: { id }, query: days() }],
    ...FILE_CALLS,
  }
