import type * as contract from '#contract/recordings/efforts.ts'
import type { Line } from '#contract/recordings/efforts.ts'
import { courseFault, linesFault, type CourseFault } from '#domain/rules/courses.ts'
import { canChangeGate } from '#domain/rules/efforts.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { GateLine } from '#domain/training/gates.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { changeGate, createGate, deleteGate } from './commands.ts'
import { gatesOf } from './queries.ts'

const lineOf = ([latitude, longitude, to_latitude, to_longitude]: GateLine): Line => ({
  latitude,
  longitude,
  to_latitude,
  to_longitude,
})

/** A course that the viewer may change. */
async function demandGate(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const gate = found((await gatesOf(db, clubId)).find((one) => one.id === id))
  demand(canChangeGate(viewer, gate))
  return gate
}

function demandFaultless(fault: CourseFault | null): void {
  if (fault) throw new Refusal('invalid', { fields: { [fault.field]: fault.fault } })
}

type GateCalls = 'gates' | 'createGate' | 'changeGate' | 'deleteGate'

export const gateHandlers: Pick<Handlers<typeof contract>, GateCalls> = {
  async gates({ db, clubId, viewer }) {
    const stored = await gatesOf(db, clubId)
    return {
      data: stored.map(({ start_line, finish_line, lines, creator_id, ...gate }) => ({
        ...gate,
        start: lineOf(start_line),
        finish: lineOf(finish_line),
        lines: lines.map(({ name, line }) => ({ name, ...lineOf(line) })),
        can_change: canChangeGate(viewer, { creator_id }),
      })),
    }
  },
  async createGate({ db, clubId, viewer, body }) {
    const { venue_id = null, lines = [] } = body
    demandFaultless(courseFault(body) ?? linesFault(body, lines))
    const gate = { ...body, venue_id, lines }
    return { data: { id: await createGate(db, clubId, gate, viewer.user_id) } }
  },
  async changeGate({ db, clubId, viewer, params, body }) {
    const { start_line, finish_line } = await demandGate(db, clubId, viewer, params.id)
    const ends = { start: lineOf(start_line), finish: lineOf(finish_line) }
    demandFaultless(linesFault(ends, body.lines ?? []))
    await changeGate(db, clubId, params.id, body)
    return { data: { done: true } }
  },
  async deleteGate({ db, clubId, viewer, params }) {
    await demandGate(db, clubId, viewer, params.id)
    await deleteGate(db, clubId, params.id)
    return { data: { done: true } }
  },
}
