import * as e from '#contract/events.ts'
import type { Change } from '#contract/sockets.ts'
import { publishCrews, rememberNotified } from '../boats/crews/open.ts'
import { stopAllLinks } from '../analysis/report-links/open.ts'
import {
  markAffected,
  markAnswered,
  markCounted,
  markLoadsStale,
  markStale,
  markStaleOfPeople,
} from '../analysis/reports/open.ts'
import { measureScores, notifyOfResults } from '../analysis/result-entry/open.ts'
import {
  notifyCancelled,
  publishSessions,
  notifyAgain,
  unpublishSessions,
} from '../planning/publishing/open.ts'
import { notifyMoved, settlePlaces } from '../planning/attendance/open.ts'
import { followDays } from '../planning/availability/open.ts'
import { notifyOfJoining, notifyOfRequests } from '../people/invitations/open.ts'
import { clubNameOf, notifyMembers } from '../people/members/open.ts'
import { callRoutine } from '../db/routine.ts'
import { notifyAll, notifyEach } from '../delivery/notify.ts'
import { noteHappening, rememberChanges } from '../planning/session-life/open.ts'
import { queueImportsOf } from '../live/live/open.ts'
import { queueDeliveries } from '../platform/webhooks/open.ts'
import { queueMissingBests } from '../recordings/imports/open.ts'
import { keepHiddenSeats, keepSeats } from '../recordings/telemetry/open.ts'
import { scored, scoredAffected, scoredCounted, scoredWith } from '../club/challenges/open.ts'
import { type Entry, type Reaction, on, refresh, refreshNamed } from './table.ts'

const addHistory: Reaction<unknown> = (db, { clubId, subjects: ids }) =>
  rememberChanges(db, clubId, ids)
const givePlaces: Reaction<unknown> = (db, { clubId, subjects: ids, by }) =>
  settlePlaces(db, clubId, ids, by)

/** Refreshes what coaches, or all members, have open of the days of the club. */
const refreshDays =
  (drafts: boolean): Reaction<unknown> =>
  (db, { clubId: club_id }) => {
    const days = { club_id, from: null, to: null }
    const change: Change = { to: 'calendar', club_id, drafts, data: days }
    return callRoutine(db, 'send_live', { message: JSON.stringify(change) })
  }
const refreshCoaches = refreshDays(true)
const queueLoads: Reaction<unknown> = (db, { clubId: club }) =>
  callRoutine(db, 'queue_club_loads', { club })

/**
 * What follows from what happens, by district. The one place of the server that knows all of
 * them; a further consequence is a line here.
 */
const people: readonly Entry[] = [
  on(e.rolesChanged, {
    inTransaction: [
      async (db, { clubId, by, subjects: ids }) => {
        const values = { club: await clubNameOf(db, clubId) }
        await notifyAll(db, ids, { kind: 'roles-changed', by, values, about_club: clubId })
      },
    ],
  }),
  on(e.memberJoined, {
    inTransaction: [
      (db, { clubId, by, subjects: ids, data }) =>
        notifyOfJoining(db, clubId, ids, { inviters: data.inviter_ids, by }),
    ],
  }),
  on(e.joinRequested, {
    inTransaction: [(db, { clubId, by, subjects: ids }) => notifyOfRequests(db, clubId, ids, by)],
  }),
  on(e.membershipsChanged, {
    inTransaction: [(db, { clubId, by, data }) => notifyMembers(db, clubId, data, by)],
  }),
  on(e.reportsWithdrawn, { inTransaction: [(db, { clubId, by }) => stopAllLinks(db, clubId, by)] }),
  on(e.loadRulesChanged, { inTransaction: [queueLoads] }),
  on(e.clubBroughtIn, {
    inTransaction: [queueLoads, (db, { clubId }) => queueMissingBests(db, clubId)],
  }),
]

const planning: readonly Entry[] = [
  on(e.sessionsPlanned, { live: refresh('session'), inTransaction: [addHistory] }),
  on(e.sessionsChanged, {
    inChallenges: scored,
    live: refresh('session'),
    inTransaction: [followDays, givePlaces, addHistory, markStale],
  }),
  on(e.crewsReleased, {
    inTransaction: [
      async (db, { clubId, by, subjects: ids, data }) => {
        for (const session_id of ids) await publishCrews(db, clubId, { session_id, by, ...data })
      },
    ],
  }),
  on(e.sessionPeopleChanged, {
    inChallenges: scored,
    live: refresh('session'),
    inTransaction: [givePlaces, addHistory, markStale],
  }),
  on(e.sessionsPublished, { live: refresh('session') }),
  on(e.sessionsUnpublished, { live: refresh('session') }),
  on(e.sessionsDeleted, {
    inChallenges: scored,
    before: [
      (db, { clubId, by, subjects: ids }) =>
        notifyCancelled(db, clubId, ids, { by, how: 'deleted' }),
    ],
    live: refresh('deleted'),
    inTransaction: [markStale],
  }),
  on(e.sessionsRestored, {
    inChallenges: scored,
    inTransaction: [
      (db, { clubId, subjects: ids }) => noteHappening(db, clubId, ids, 'restored'),
      followDays,
      givePlaces,
      markStale,
      (db, { clubId, subjects: ids }) => queueImportsOf(db, clubId, ids),
      (db, { clubId, by, subjects: ids }) => notifyAgain(db, clubId, ids, by),
    ],
  }),
  on(e.sessionsPurged, {
    before: [(db, { clubId, subjects: session_ids }) => keepSeats(db, clubId, { session_ids })],
  }),
  on(e.sessionsMerged, {
    inChallenges: scoredWith,
    before: [(db, { clubId, data }) => keepSeats(db, clubId, { session_ids: data.from_ids })],
    live: refresh('session'),
    inTransaction: [
      givePlaces,
      addHistory,
      (db, { clubId, subjects: [into = 0], data }) =>
        markLoadsStale(db, { clubId, session_ids: [into, ...data.from_ids] }),
      (db, { clubId, by, subjects: ids, data }) =>
        (data.publishes ? publishSessions : notifyAgain)(db, clubId, ids, by),
    ],
  }),
  on(e.mergeUndone, {
    inChallenges: scoredWith,
    live: refresh('session'),
    inTransaction: [
      addHistory,
      async (db, { clubId, by, subjects: ids, data }) => {
        const session_ids = [...ids, ...data.from_ids]
        await followDays(db, { clubId, subjects: session_ids, by })
        await settlePlaces(db, clubId, session_ids, by)
        await markLoadsStale(db, { clubId, session_ids })
        await queueImportsOf(db, clubId, data.from_ids)
        if (data.unpublishes) await unpublishSessions(db, clubId, ids, by)
        await notifyAgain(db, clubId, session_ids, by)
      },
    ],
  }),
  on(e.commentsChanged, { live: refresh('session') }),
  on(e.sessionRated, {
    inChallenges: scored,
    live: refresh('results'),
    inTransaction: [markStaleOfPeople],
  }),
  on(e.attendanceChanged, {
    live: refresh('attendance'),
    inTransaction: [
      givePlaces,
      (db, { clubId, subjects: session_ids, data }) =>
        markAnswered(db, { clubId, session_ids, ...data }),
    ],
  }),
  on(e.placesMoved, {
    live: refresh('attendance'),
    inTransaction: [
      async (db, { clubId, by, subjects: ids, data }) => {
        for (const id of ids) await notifyMoved(db, clubId, id, { ...data, by })
      },
      (db, { clubId, subjects: session_ids, data: { freed, lost } }) =>
        markAnswered(db, { clubId, session_ids, user_ids: [...freed, ...lost] }),
    ],
  }),
]

const boats: readonly Entry[] = [
  on(e.crewsChanged, {
    inChallenges: scoredCounted,
    before: [
      async (db, { clubId, viewer, data }) => {
        if (!viewer) throw new Error('somebody who is known has to change crews')
        await keepHiddenSeats(db, clubId, viewer, data.session_ids)
      },
    ],
    live: refreshNamed('crews'),
    inTransaction: [markCounted],
  }),
  on(e.crewsPublished, {
    live: refreshNamed('crews'),
    inTransaction: [
      async (db, { clubId, subjects: ids, data }) => {
        if (data.published) await rememberNotified(db, clubId, ids)
      },
    ],
  }),
  on(e.racesChanged, { live: refresh('results') }),
  on(e.raceTimed, { live: refresh('results') }),
  on(e.racePiecesRemoved, {
    inChallenges: scored,
    live: refresh('crews'),
    inTransaction: [markStale],
  }),
]

const recordings: readonly Entry[] = [
  on(e.importChanged, {
    inChallenges: scoredAffected,
    live: refreshNamed('results'),
    inTransaction: [markAffected],
  }),
  on(e.recordingsChanged, {
    inChallenges: scoredAffected,
    live: refreshNamed('results'),
    inTransaction: [markAffected],
  }),
  on(e.figuresRecounted, { inChallenges: scoredAffected, inTransaction: [markAffected] }),
  on(e.effortsChanged, {
    live: refreshNamed('results'),
    afterCommit: {
      measureScores: async (db, { clubId, subjects: ids }) => {
        for (const id of ids) await measureScores(db, clubId, id)
      },
    },
  }),
  on(e.seatsChanged, {
    inChallenges: scoredCounted,
    live: refreshNamed('results'),
    inTransaction: [markCounted],
  }),
]

const analysis: readonly Entry[] = [
  on(e.scoresChanged, {
    inChallenges: scored,
    live: refresh('results'),
    inTransaction: [
      markStale,
      (db, { clubId, by, subjects: ids }) => notifyOfResults(db, clubId, ids, by),
    ],
  }),
  on(e.recordingChosen, {
    inChallenges: scored,
    live: refresh('results'),
    inTransaction: [markStaleOfPeople],
  }),
  on(e.returnNotesChanged, { inTransaction: [refreshCoaches] }),
  on(e.morningsChanged, {
    inTransaction: [refreshCoaches],
  }),
  on(e.seasonChanged, { inTransaction: [refreshDays(false)] }),
  on(e.performanceTestsChanged, {
    inTransaction: [
      refreshCoaches,
      (db, { clubId, by, data: { user_ids } }) =>
        notifyEach(
          db,
          { kind: 'tests-changed', by, about_club: clubId },
          user_ids.map((user_id) => ({ user_id, values: {}, link: `/profile/${user_id}` })),
        ),
    ],
  }),
]

/** What others may read goes to the addresses that a club has it sent to. */
const outgoing: Readonly<Record<string, Reaction<unknown>>> = {
  queueDeliveries: async (db, { clubId, eventId }) => {
    if (eventId !== null) await queueDeliveries(db, clubId, eventId)
  },
}
const sendOut = ({ event, reactions }: Entry): Entry => ({
  event,
  reactions: event.open ? { ...reactions, outgoing } : reactions,
})

export const REACTIONS: readonly Entry[] = [
  ...people,
  ...planning,
  ...boats,
  ...recordings,
  ...analysis,
].map(sendOut)
