import type * as contract from '#contract/recordings/efforts.ts'
import type { Line, ProposedPiece } from '#contract/recordings/efforts.ts'
import { canChangeGate } from '#domain/rules/efforts.ts'
import { courseFault } from '#domain/rules/courses.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { bestSegments } from '#domain/training/best-segments.ts'
import { crossingsOf, passesBetween, type GateLine } from '#domain/training/gates.ts'
import { matchPieces, withoutPaddling } from '#domain/training/match-pieces.ts'
import { findPieces, type Stretch } from '#domain/training/pieces.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { channelsOf, type ChannelColumns } from '../activities/queries.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import {
  addEfforts,
  changeEffort,
  changeGate,
  createGate,
  deleteEffort,
  deleteGate,
} from './commands.ts'
import { demandAsSeen, demandUnmarked, unseenEfforts } from './clashes.ts'
import { demandChange, demandOnce, demandOrder, demandPlanned, demandStretch } from './demands.ts'
import {
  activityOfEffort,
  effortsOf,
  gatesOf,
  lockActivity,
  markedActivity,
  MEASURED,
  measured,
  type MarkedActivity,
} from './queries.ts'

async function demandActivity(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<MarkedActivity> {
  const activity = await markedActivity(db, clubId, id, viewer.user_id)
  if (!activity) throw await elsewhere(db, 'activity', viewer, id)
  demand(activity.seen, 'not_found')
  return activity
}

/** One person marks at a time, so the next one sees what the one before has left. */
async function activityToMark(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<MarkedActivity> {
  await lockActivity(db, clubId, id)
  const activity = await demandActivity(db, clubId, viewer, id)
  demand(canUploadFor(viewer, activity.user_id))
  return activity
}

/** An effort that is to be changed, as it is once nobody else marks any more. */
async function effortToMark(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const { activity_id } = found(await activityOfEffort(db, clubId, id))
  const activity = await activityToMark(db, clubId, viewer, activity_id)
  return { activity, effort: found(await activityOfEffort(db, clubId, id)) }
}

const BEST_LENGTHS = [100, 250, 500, 1000, 2000, 5000]
const NONE = new Float64Array()

type Found = Stretch & { by: ProposedPiece['by'] }

function foundIn(
  channels: ChannelColumns,
  activity: MarkedActivity,
  gate: { start_line: GateLine; finish_line: GateLine } | undefined,
): Found[] {
  const [t = NONE, lat = NONE, lon = NONE] = [
    channels.get('t'),
    channels.get('lat'),
    channels.get('lon'),
  ]
  if (!gate)
    return findPieces(activity.laps, {
      t,
      rate: channels.get('stroke_rate'),
      speed: channels.get('speed'),
    })
  const crossings = (line: GateLine) => crossingsOf({ t, lat, lon }, line)
  return passesBetween(crossings(gate.start_line), crossings(gate.finish_line)).map((pass) => ({
    ...pass,
    by: 'gates',
  }))
}

/**
 * A piece of a planned length is the fastest stretch of just that length around what was found, so
 * that no stroke of the paddling counts. It
 * goes no further than half the way to its neighbours, for pieces do not overlap.
 */
function toLength(
  channels: ChannelColumns,
  piece: Found,
  distance: number | null,
  [before, after]: Neighbours,
): Found {
  const { start, finish, by } = piece
  if (distance === null || isGiven(piece)) return piece
  const [t = NONE, metres = NONE] = [channels.get('t'), channels.get('distance')]
  const from = Math.max(start - AROUND_S, before ? (before.finish + start) / 2 : 0)
  const until = Math.min(finish + AROUND_S, after ? (finish + after.start) / 2 : Infinity)
  const around = [...t.keys()].filter(
    (index) => (t[index] ?? 0) >= from && (t[index] ?? 0) <= until,
  )
  const cut = (values: Float64Array) => values.subarray(around[0] ?? 0, (around.at(-1) ?? -1) + 1)
  const [best] = bestSegments(cut(t), cut(metres), distance, 1)
  return best
    ? { start: Number(best.start.toFixed(1)), finish: Number(best.finish.toFixed(1)), by }
    : piece
}
type Neighbours = readonly [before: Stretch | undefined, after: Stretch | undefined]
const AROUND_S = 15

function proposalOf(
  channels: ChannelColumns,
  activity: MarkedActivity,
  pieces: readonly Found[],
): ProposedPiece[] {
  const figures = pieces.map((piece) => measured(channels, piece))
  const matched = matchPieces(activity.plan, figures)
  const kept = withoutPaddling(figures, matched)
  const chosen = pieces.flatMap((piece, index) =>
    kept.includes(index) || isGiven(piece)
      ? [{ piece, planned: activity.plan[(matched[index] ?? 0) - 1] }]
      : [],
  )
  return chosen.map(({ piece, planned }, index) => {
    const exact = toLength(channels, piece, planned?.distance ?? null, [
      chosen[index - 1]?.piece,
      chosen[index + 1]?.piece,
    ])
    return { ...measured(channels, exact), by: exact.by, piece: planned?.piece ?? null }
  })
}

/** It was given by a button or a line rather than guessed from how it was rowed. */
const isGiven = ({ by }: Found): boolean => by === 'laps' || by === 'gates'

const lineOf = ([latitude, longitude, to_latitude, to_longitude]: GateLine): Line => ({
  latitude,
  longitude,
  to_latitude,
  to_longitude,
})

async function demandGate(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  demand(canChangeGate(viewer, found((await gatesOf(db, clubId)).find((gate) => gate.id === id))))
}

export const effortHandlers: Handlers<typeof contract> = {
  async proposedPieces({ db, clubId, viewer, params, query }) {
    const activity = await demandActivity(db, clubId, viewer, params.id)
    const [channels, gates] = await Promise.all([
      channelsOf(db, clubId, params.id, MEASURED),
      query.gate_id === undefined ? [] : gatesOf(db, clubId),
    ])
    const gate =
      query.gate_id === undefined ? undefined : found(gates.find(({ id }) => id === query.gate_id))
    const pieces = proposalOf(channels, activity, foundIn(channels, activity, gate))
    const [t = NONE, metres = NONE] = [channels.get('t'), channels.get('distance')]
    const best = BEST_LENGTHS.flatMap((length) =>
      bestSegments(t, metres, length, 1).map((segment) => ({ length, ...segment })),
    )
    return { data: { pieces, planned: activity.plan, best } }
  },
  async activityEfforts({ db, clubId, viewer, params }) {
    await demandActivity(db, clubId, viewer, params.id)
    const [channels, efforts] = await Promise.all([
      channelsOf(db, clubId, params.id, MEASURED),
      effortsOf(db, clubId, params.id),
    ])
    return { data: efforts.map((effort) => ({ ...effort, ...measured(channels, effort) })) }
  },
  async addEfforts({ db, clubId, viewer, body }) {
    const activity = await activityToMark(db, clubId, viewer, body.activity_id)
    const fieldOf = (index: number) => (part: string) => `efforts.${index}.${part}`
    for (const [index, effort] of body.efforts.entries()) {
      demandStretch(effort, activity.span, fieldOf(index))
      demandPlanned(activity, effort.piece, fieldOf(index))
    }
    const drafts = body.efforts.map((effort) => ({ ...effort, piece: effort.piece ?? null }))
    const pieces = drafts.map(({ piece }) => piece)
    demandOnce(pieces)
    const before = await effortsOf(db, clubId, activity.id)
    demandUnmarked(drafts, before, body.seen)
    const kept = before.filter(({ piece }) => !pieces.includes(piece))
    demandOrder(before, [...kept, ...drafts], activity.plan, (piece) =>
      pieces.includes(piece) ? fieldOf(pieces.indexOf(piece)) : null,
    )
    return { data: { ids: await addEfforts(db, clubId, activity, body.efforts, viewer.user_id) } }
  },
  async changeEffort({ db, clubId, viewer, params, body }) {
    const { activity, effort } = await effortToMark(db, clubId, viewer, params.id)
    const marked = await effortsOf(db, clubId, activity.id)
    const { seen, ...sent } = body
    const said = seen
      ? unseenEfforts(
          marked.find(({ id }) => id === params.id),
          seen,
          sent,
        )
      : sent
    demandChange(effort, activity, marked, said)
    const own = (shown: number | undefined) =>
      shown === undefined ? undefined : shown + activity.clock_offset
    await changeEffort(db, clubId, params.id, activity, {
      ...said,
      start: own(said.start),
      finish: own(said.finish),
    })
    return { data: { done: true } }
  },
  async deleteEffort({ db, clubId, viewer, params, query }) {
    const { activity } = await effortToMark(db, clubId, viewer, params.id)
    const marked = await effortsOf(db, clubId, activity.id)
    demandAsSeen(
      marked.find(({ id }) => id === params.id),
      query,
    )
    await deleteEffort(db, clubId, params.id, activity)
    return { data: { done: true } }
  },
  async gates({ db, clubId, viewer }) {
    const stored = await gatesOf(db, clubId)
    return {
      data: stored.map(({ start_line, finish_line, creator_id, ...gate }) => ({
        ...gate,
        start: lineOf(start_line),
        finish: lineOf(finish_line),
        can_change: canChangeGate(viewer, { creator_id }),
      })),
    }
  },
  async createGate({ db, clubId, viewer, body }) {
    const wrong = courseFault(body)
    if (wrong) throw new Refusal('invalid', { fields: { [wrong.field]: wrong.fault } })
    return {
      data: {
        id: await createGate(
          db,
          clubId,
          { ...body, venue_id: body.venue_id ?? null },
          viewer.user_id,
        ),
      },
    }
  },
  async changeGate({ db, clubId, viewer, params, body }) {
    await demandGate(db, clubId, viewer, params.id)
    await changeGate(db, clubId, params.id, body)
    return { data: { done: true } }
  },
  async deleteGate({ db, clubId, viewer, params }) {
    await demandGate(db, clubId, viewer, params.id)
    await deleteGate(db, clubId, params.id)
    return { data: { done: true } }
  },
}
