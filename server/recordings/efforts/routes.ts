import type * as contract from '#contract/recordings/efforts.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { changedSince, clashesOf, markedSince, ownChange } from '#domain/training/effort-clashes.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { channelsOf } from '../activities/open.ts'
import { addEfforts, changeEffort, deleteEffort } from './commands.ts'
import { demandChange, demandOnce, demandOrder, demandPlanned, demandStretch } from './demands.ts'
import { gateHandlers } from './gate-routes.ts'
import { bestOf, proposedPieces } from './proposals.ts'
import {
  activityOfEffort,
  effortsOf,
  gatesOf,
  lockActivity,
  markedActivity,
  MEASURED,
  measured,
  type MarkedActivity,
  type StoredEffort,
} from './queries.ts'

/**
 * @throws Refusal changed_meanwhile with what somebody else has marked there since; `seen` left
 * out: mark whatever is there
 */
function demandUnmarked(
  drafts: readonly (Stretch & { piece: number | null })[],
  kept: readonly StoredEffort[],
  seen: readonly number[] | undefined,
): void {
  if (!seen) return
  const current = markedSince(drafts, kept, seen).map(
    ({ index, theirs: { id, name, start, finish, piece } }) => ({
      index,
      theirs: { id, name, start, finish, piece },
    }),
  )
  demand(current.length === 0, 'changed_meanwhile', { current })
}

type NamedStretch = Stretch & { name: string; piece: number | null }

/**
 * What the writer wants changed, without what they only sent as they saw it.
 * @param now undefined where the cuts of its recording leave nothing of the effort
 * @throws Refusal changed_meanwhile with both values of what somebody else has changed since
 */
function unseenEfforts<
  Change extends Partial<{ [F in keyof NamedStretch]: NamedStretch[F] | undefined }>,
>(now: NamedStretch | undefined, seen: NamedStretch, change: Change): Change {
  const current = now ? clashesOf(now, seen, change) : []
  demand(current.length === 0, 'changed_meanwhile', { current })
  return ownChange(seen, change)
}

type Seen = {
  name?: string | undefined
  start?: number | undefined
  finish?: number | undefined
  piece?: number | undefined
}

/**
 * What is to be deleted is what the writer has seen; `seen.piece` 0: none.
 * @param now undefined where the cuts of its recording leave nothing of the effort
 * @throws Refusal changed_meanwhile with what somebody else has changed since
 */
function demandAsSeen(now: NamedStretch | undefined, { piece, ...seen }: Seen): void {
  const current = now
    ? changedSince(now, { ...seen, ...(piece !== undefined && { piece: piece || null }) })
    : []
  demand(current.length === 0, 'changed_meanwhile', { current })
}

async function demandActivity(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<MarkedActivity> {
  const activity = await markedActivity(db, clubId, id, viewer)
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

export const effortHandlers: Handlers<typeof contract> = {
  ...gateHandlers,
  async proposedPieces({ db, clubId, viewer, params, query }) {
    const activity = await demandActivity(db, clubId, viewer, params.id)
    const [channels, gates] = await Promise.all([
      channelsOf(db, clubId, params.id, MEASURED),
      query.gate_id === undefined ? [] : gatesOf(db, clubId),
    ])
    const gate =
      query.gate_id === undefined ? undefined : found(gates.find(({ id }) => id === query.gate_id))
    const pieces = proposedPieces(channels, activity, gate)
    return { data: { pieces, planned: activity.plan, best: bestOf(channels, activity.restarts) } }
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
}
