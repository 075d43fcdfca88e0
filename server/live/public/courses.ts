import { isRowingOrPaddling } from '#domain/constants/sports.ts'
import { shownOf } from '#domain/live/participants.ts'
import { RECORDING, type RecordingStatus } from '#domain/live/recording.ts'
import { courseAfter, FIRST_COURSE, type Course } from '#domain/public/course.ts'
import { publicLabel, type BoatLabel } from '#domain/public/names.ts'
import { inTransaction, type ClubId, type Pool } from '../../db/client.ts'
import { samplesSince } from '../live/open.ts'
import {
  pageFacts,
  participantsOf,
  recordingsOf,
  type PageFacts,
  type PageRecording,
  type Participant,
} from './facts.ts'

const MINUTE_MS = 60_000

/** A boat at the moment that is shown. */
export type BoatNow = BoatLabel & {
  place: number
  course: Course
  status: RecordingStatus
  heard_at: number | null
}
/** A page at a moment. */
export type PageNow = { facts: PageFacts; as_of: number; boats: readonly BoatNow[] }
export type Courses = Map<number, Course>

/**
 * A page as it is now, with what came of its recordings since the last time, which `courses`
 * keeps. Null where people outside do not see it.
 */
export async function pageNow(
  pool: Pool,
  { clubId, id }: { clubId: ClubId; id: number },
  courses: Courses,
): Promise<PageNow | null> {
  const context = { club_id: clubId, snapshot: true, fromReplica: true }
  const read = await inTransaction(pool, context, async (db) => {
    const facts = await pageFacts(db, clubId, id)
    if (!facts?.is_open) return null
    const [participants, recordings] = await Promise.all([
      participantsOf(db, clubId, facts.session_id),
      recordingsOf(db, clubId, facts.session_id),
    ])
    const behind = recordings.flatMap(({ id: recording, samples }): [number, number][] => {
      const known = courses.get(recording)?.known ?? 0
      return samples > known ? [[recording, known]] : []
    })
    const fresh = await samplesSince(db, clubId, new Map(behind))
    return { facts, participants, recordings, fresh }
  })
  if (!read) return null
  const { facts, participants, recordings, fresh } = read
  const as_of = Date.now() - facts.delay_min * MINUTE_MS
  // Without a delay a clock that is a little ahead changes nothing.
  const until = facts.delay_min === 0 ? Infinity : as_of
  const inFives = isRowingOrPaddling(facts.sport_id)
  for (const { id: recording } of recordings) {
    const course = courses.get(recording) ?? FIRST_COURSE
    courses.set(recording, courseAfter(course, fresh.get(recording) ?? [], { until, inFives }))
  }
  const boats = participants.map((participant, index) =>
    boatNow(participant, index + 1, { facts, recordings, courses }),
  )
  return { facts, as_of, boats }
}

type Known = { facts: PageFacts; recordings: readonly PageRecording[]; courses: Courses }

function boatNow(
  { crew_id, user_id, name, people }: Participant,
  place: number,
  { facts, recordings, courses }: Known,
): BoatNow {
  const label = publicLabel({ name, people }, facts.names, facts.day)
  const recording = shownOf(
    recordings.filter((one) => one.crew_id === crew_id && one.user_id === user_id),
  )
  const course = (recording && courses.get(recording.id)) ?? FIRST_COURSE
  return { ...label, place, course, ...standingOf(recording, course, facts.delay_min > 0) }
}

/** What is delayed stands as it stood then. */
function standingOf(
  recording: PageRecording | undefined,
  { status, standing, waiting }: Course,
  isDelayed: boolean,
): Pick<BoatNow, 'status' | 'heard_at'> {
  if (!recording) return { status: RECORDING.idle, heard_at: null }
  if (!isDelayed) return { status: recording.status, heard_at: recording.heard_at }
  const isOver = recording.status === RECORDING.finished && waiting.length === 0
  const { at } = standing.before
  return { status: isOver ? recording.status : status, heard_at: at === 0 ? null : at }
}
