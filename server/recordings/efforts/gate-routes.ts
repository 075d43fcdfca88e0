import type * as contract from '#contract/recordings/efforts.ts'
import type { Line } from '#contract/recordings/efforts.ts'
import { courseFault } from '#domain/rules/courses.ts'
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

async function demandGate(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  demand(canChangeGate(viewer, found((await gatesOf(db, clubId)).find((gate) => gate.id === id))))
}

type GateCalls = 'gates' | 'createGate' | 'changeGate' | 'deleteGate'

export const gateHandlers: Pick<Handlers<typeof contract>, GateCalls> = {
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
    const gate = { ...body, venue_id: body.venue_id ?? null }
    return { data: { id: await createGate(db, clubId, gate, viewer.user_id) } }
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
