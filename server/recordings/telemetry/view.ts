import type { Recording } from '#contract/recordings/telemetry.ts'
import { canEditSession, type SessionFacts } from '#domain/rules/sessions.ts'
import {
  canAssignSeat,
  canSeeBoat,
  canSeeSeat,
  recordedCrew,
  seatOwner,
  type Onlooker,
  type SeatOwner,
} from '#domain/rules/telemetry.ts'
import type { SeatedCrew } from '#domain/rules/telemetry.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { RecordingRow, SessionPeople } from './queries.ts'
import { recordedThreshold, slipSources, type SlipSource } from './slips.ts'
import { isCurve, ofBoat, ofSeat, strokeChannels, type StrokeChannel } from './stroke-channels.ts'

export type SeatView = {
  position: number | null
  owner: SeatOwner | null
  seen: boolean
  can_assign: boolean
}
/** A recording as one viewer may have it. */
export type RecordingView = {
  row: RecordingRow
  channels: StrokeChannel[]
  positions: number[]
  seats: SeatView[]
  crew: SeatedCrew | null
  /** Seats the viewer sees whose slips are worked out from their curves of force. */
  slips: SlipSource[]
  can_edit: boolean
}

/** A recording with the owners of its seats, no matter who looks at it. */
export type SeatedRecording = Omit<RecordingView, 'seats' | 'slips' | 'can_edit'> & {
  seats: Pick<SeatView, 'position' | 'owner'>[]
}

/** Null for what holds no strokes of an oar. */
export function seatedIn(row: RecordingRow, people: SessionPeople): SeatedRecording | null {
  const recorded = strokeChannels(row.channel_names)
  if (!recorded) return null
  const { channels, positions } = recorded
  const facts = { owner: row.owner, positions, notes: row.notes, crew_id: row.crew_id, ...people }
  const crew = positions.length > 0 ? recordedCrew(facts) : null
  const own = { position: null, owner: { ...row.owner, known_by: 'owner' as const } }
  const seats =
    positions.length === 0
      ? [own]
      : positions.map((position) => ({ position, owner: seatOwner(facts, crew, position) }))
  return { row, channels, positions, crew, seats }
}

export type Around = {
  viewer: Viewer
  session: SessionFacts | null
  people: SessionPeople
  sees: ReadonlySet<number>
}

const onlookerOf = ({ viewer, session, sees }: Omit<Around, 'people'>): Onlooker => ({
  viewer,
  session,
  edits: session !== null && canEditSession(viewer, session),
  sees,
})

/** Which seats the viewer sees, and of which they may say whose they are. */
export function seatsSeen(
  { row, seats }: SeatedRecording,
  around: Omit<Around, 'people'>,
): SeatView[] {
  const onlooker = onlookerOf(around)
  const ownerId = row.owner.user_id
  return seats.map(({ position, owner }) => ({
    position,
    owner,
    seen: canSeeSeat(onlooker, ownerId, owner),
    can_assign: position !== null && canAssignSeat(onlooker, ownerId, owner),
  }))
}

/**
 * Null for what holds no strokes of an oar, and where neither the boat nor a seat is for the
 * viewer.
 */
export function viewOf(row: RecordingRow, { people, ...around }: Around): RecordingView | null {
  const seated = seatedIn(row, people)
  if (!seated) return null
  const onlooker = onlookerOf(around)
  const { viewer } = around
  const ownerId = row.owner.user_id
  if (!canSeeBoat(onlooker, ownerId)) return null
  const seats = seatsSeen(seated, around)
  const slips = slipSources(seated.channels).filter(({ position }) =>
    seats.some((seat) => seat.position === position && seat.seen),
  )
  return {
    ...seated,
    seats,
    slips,
    can_edit: onlooker.edits || (ownerId === viewer.user_id && !viewer.impersonated),
  }
}

export function recordingOf({
  row,
  channels,
  positions,
  seats,
  crew,
  slips,
  can_edit,
}: RecordingView): Recording {
  const { activity_id, start_time, device, elapsed_time, owner, laps, efforts, video_offset } = row
  const bare = (list: readonly StrokeChannel[]) => [...new Set(list.map(({ base }) => base))]
  const workedOut = (of: number | null) =>
    slips.flatMap(({ position, missing }) => (position === of ? missing : []))
  return {
    activity_id,
    start_time,
    device,
    elapsed_time,
    full_name: owner.full_name,
    crew: crew && { id: crew.id, name: crew.name, boat_type: crew.boat_type },
    boat_channels: bare(channels.filter((channel) => ofBoat(channel, positions))),
    seats: seats.map(({ position, owner: rower, seen, can_assign }) => ({
      position,
      user_id: seen ? (rower?.user_id ?? null) : null,
      full_name: seen ? (rower?.full_name ?? null) : null,
      known_by: seen ? (rower?.known_by ?? null) : null,
      name: seen ? (row.notes.find((note) => note.position === position)?.name ?? null) : null,
      seen,
      can_assign,
      channels: seen
        ? [
            ...new Set([
              ...bare(channels.filter((channel) => ofSeat(channel, position))),
              ...workedOut(position),
            ]),
          ]
        : [],
    })),
    slip_threshold: slips.length > 0 ? recordedThreshold(crew, slips) : null,
    curves: [...new Set(channels.map(({ base }) => base).filter(isCurve))],
    laps,
    efforts,
    video_offset,
    can_edit,
  }
}

/** One value a stroke: the boat's, and those of the seats the viewer sees. */
export const seenChannels = ({ channels, positions, seats }: RecordingView): StrokeChannel[] =>
  channels.filter(
    (channel) =>
      ofBoat(channel, positions) ||
      seats.some(({ position, seen }) => seen && ofSeat(channel, position)),
  )
