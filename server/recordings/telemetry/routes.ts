import { seatsChanged } from '#contract/events.ts'
import type * as contract from '#contract/recordings/telemetry.ts'
import { wireParts, valuesOfPlanes } from '#domain/training/telemetry-wire.ts'
import { averageCurve } from '#domain/training/telemetry-curves.ts'
import { rowedStrokes } from '#domain/training/telemetry-strokes.ts'
import { record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { CURVE_POINTS } from '../../../readers/channels.ts'
import { lendSeats, saySeats, setVideoOffset, type Placed } from './commands.ts'
import { recordingFacts, sessionRecordings } from './facts.ts'
import { unpackedChannels } from './queries.ts'
import { recordedThreshold, workedOutSlips } from './slips.ts'
import { recordingOf, seenChannels, type RecordingView } from './view.ts'

type Unpacked = Awaited<ReturnType<typeof unpackedChannels>>[number]
type Span = { first: number; last: number }
type MeanCurve = { position: number | null; strokes: number; values: number[] }

const DECIMALS = 1000

/**
 * Mean curve of a seat over a span of strokes, without those that are no rowing; a single stroke is
 * taken as it is. Null without a curve.
 */
function meanCurve(
  position: number | null,
  span: Span,
  curve: Unpacked,
  rate?: Unpacked,
  power?: Unpacked,
): MeanCurve | null {
  const values = valuesOfPlanes(curve.body, curve)
  const last = Math.min(span.last, values.length / CURVE_POINTS - 1)
  const single = span.first === span.last
  const strokes = rowedStrokes(
    { first: span.first, last },
    single ? undefined : decoded(rate),
    single ? undefined : decoded(power),
  )
  const average = averageCurve(
    Array.from(strokes, (stroke) =>
      values.subarray(stroke * CURVE_POINTS, (stroke + 1) * CURVE_POINTS),
    ),
  )
  return (
    average && {
      position,
      strokes: average.strokes,
      values: Array.from(average.mean, (value) => Math.round(value * DECIMALS) / DECIMALS),
    }
  )
}

const decoded = (channel: Unpacked | undefined): Float64Array | undefined =>
  channel && valuesOfPlanes(channel.body, channel)

const ALL = { first: 0, last: 10_000_000 }

/**
 * What a boat did counts for the people who sat there, so it is counted again where seats were
 * `said`.
 */
const seatsSaid = (recordings: readonly Placed[], said: readonly number[]) => ({
  session_ids: sessionsOf(recordings),
  counted_ids: sessionsOf(recordings.filter(({ crew_id }) => crew_id !== null && said.length > 0)),
})

const sessionsOf = (recordings: readonly Placed[]) => [
  ...new Set(recordings.flatMap(({ session_id }) => session_id ?? [])),
]

/** Refuses, at the seat that was said, somebody who has another one in this recording as well. */
function demandOneSeat({ seats }: RecordingView, said: readonly number[]): void {
  const faults = said.flatMap((position, index) => {
    const person = seats.find((seat) => seat.position === position)?.owner?.user_id
    const again =
      person !== undefined &&
      seats.some((seat) => seat.position !== position && seat.owner?.user_id === person)
    return again ? [[`seats.${index}.user_id`, 'seated_twice'] as const] : []
  })
  demand(faults.length === 0, 'invalid', { fields: Object.fromEntries(faults) })
}

export const telemetryHandlers: Handlers<typeof contract> = {
  async sessionTelemetry({ db, clubId, viewer, params }) {
    return {
      data: {
        recordings: (await sessionRecordings(db, clubId, viewer, params.id)).map(recordingOf),
      },
    }
  },
  async strokes({ db, clubId, viewer, params }) {
    const view = await recordingFacts(db, clubId, viewer, params.id)
    const names = new Map(seenChannels(view).map(({ stored, name }) => [stored, name]))
    const curves = view.slips.map(({ curve }) => curve.stored)
    const unpacked = await unpackedChannels(db, clubId, params.id, [...names.keys(), ...curves])
    // What does not fit into 32 bits is nothing an oar measures.
    const channels = unpacked.flatMap(({ doubles, ...channel }) => {
      const name = doubles ? undefined : names.get(channel.name)
      return name === undefined ? [] : [{ ...channel, name }]
    })
    const kept = new Map(unpacked.map((channel) => [channel.name, channel]))
    const slips = workedOutSlips(view.slips, kept, recordedThreshold(view.crew, view.slips))
    return fileReply(`strokes-${params.id}.bin`, Buffer.concat(wireParts([...channels, ...slips])))
  },
  async forceCurves({ db, clubId, viewer, params, query }) {
    const { channels, positions, seats } = await recordingFacts(db, clubId, viewer, params.id)
    const named = (base: string, position: number | null) =>
      channels.find((channel) => channel.base === base && channel.position === position)?.stored
    const wanted = seats
      .filter(({ seen }) => seen)
      .map(({ position }) => ({
        position,
        curve: named(query.curve ?? 'force_curve', position),
        rate: named('stroke_rate', null),
        power: named('power', positions.length > 0 ? position : null),
      }))
      .filter(({ curve }) => curve !== undefined)
    const names = wanted
      .flatMap(({ curve, rate, power }) => [curve, rate, power])
      .filter((name) => name !== undefined)
    const kept = new Map(
      (await unpackedChannels(db, clubId, params.id, [...new Set(names)])).map((channel) => [
        channel.name,
        channel,
      ]),
    )
    const span = { first: query.first ?? ALL.first, last: query.last ?? ALL.last }
    const curves = wanted.flatMap(({ position, curve = '', rate = '', power = '' }) => {
      const found = kept.get(curve)
      return (found && meanCurve(position, span, found, kept.get(rate), kept.get(power))) ?? []
    })
    return { data: { curves } }
  },
  async editTelemetry({ db, clubId, viewer, params, body }) {
    const view = await recordingFacts(db, clubId, viewer, params.id)
    demand(view.can_edit, 'edit_denied')
    const { seats, video_offset } = body
    const positions = seats?.map(({ position }) => position) ?? []
    demand(new Set(positions).size === positions.length, 'invalid', { fields: { seats: 'twice' } })
    const mayAssign = (position: number) =>
      view.seats.some((seat) => seat.position === position && seat.can_assign)
    demand(positions.every(mayAssign), 'edit_denied')
    if (seats && seats.length > 0) await saySeats(db, clubId, params.id, seats)
    if (video_offset !== undefined) await setVideoOffset(db, clubId, params.id, video_offset)
    const after = await recordingFacts(db, clubId, viewer, params.id)
    demandOneSeat(after, positions)
    const borrowers = positions.length > 0 ? await lendSeats(db, clubId, after, positions) : []
    const data = seatsSaid([view.row, ...borrowers], positions)
    await record(db, seatsChanged, { clubId, by: viewer, subject: params.id, data })
    return { data: recordingOf(after) }
  },
}
