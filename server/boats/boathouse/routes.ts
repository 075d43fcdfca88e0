import type * as contract from '#contract/boats/boathouse.ts'
import type { BookingPlan } from '#contract/boats/boathouse.ts'
import type { Input } from '#contract/endpoint.ts'
import { canBook, canChangeLog, canEndBooking, canLog } from '#domain/rules/equipment.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import { oneCrew } from '../crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demandItem, onlookerOf } from '../equipment/open.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import {
  addLog,
  book,
  cancelBooking,
  deleteLog,
  lockItems,
  resolveLog,
  returnBooking,
  setPhoto,
} from './commands.ts'
import { bookingFacts, bookingsOf, itemStates, logFacts, type LogFacts } from './queries.ts'

const MOST_DAYS = 62

type BookingHandlers = Pick<
  Handlers<typeof contract>,
  'equipmentBookings' | 'bookEquipment' | 'returnEquipment' | 'cancelBooking'
>

const bookingHandlers: BookingHandlers = {
  async equipmentBookings({ db, clubId, viewer, query, timeZone }) {
    const { session_id, item_id } = query
    if (session_id !== undefined) await sessionFacts(db, clubId, viewer, session_id)
    return {
      data: await bookingsOf(db, clubId, onlookerOf(viewer), {
        session_id,
        item_id,
        span: spanOf(query, timeZone),
      }),
    }
  },
  async bookEquipment({ db, clubId, viewer, body }) {
    await demandBookable(db, clubId, viewer, body)
    await lockItems(db, clubId, body.item_ids)
    const ids = await book(db, clubId, viewer.user_id, body)
    const booked = await bookingsOf(db, clubId, onlookerOf(viewer), { ids })
    if (!body.despite_overlap) demandFree(booked)
    return { data: booked }
  },
  async returnEquipment({ db, clubId, viewer, params, body }) {
    await demandBooking(db, clubId, viewer, params.id)
    await returnBooking(db, clubId, params.id, body)
    return { data: { done: true } }
  },
  async cancelBooking({ db, clubId, viewer, params }) {
    await demandBooking(db, clubId, viewer, params.id)
    await cancelBooking(db, clubId, params.id)
    return { data: { done: true } }
  },
}

export const boathouseHandlers = (files: FileStore): Handlers<typeof contract> => ({
  async addEquipmentLog({ db, clubId, viewer, params, body }) {
    await demandItem(db, clubId, params.id)
    demand(canLog(viewer, body.kind), 'permission_missing', { need: 'manage-inventory' })
    return { data: { id: await addLog(db, clubId, params.id, viewer.user_id, body) } }
  },
  async resolveEquipmentLog({ db, clubId, params, body }) {
    const log = await demandLog(db, clubId, params.id)
    demand(log.kind === 'damage', 'invalid', { fields: { id: null } })
    await resolveLog(db, clubId, params.id, body.resolved)
    return { data: { done: true } }
  },
  async deleteEquipmentLog({ db, clubId, viewer, params }) {
    demand(canChangeLog(viewer, await demandLog(db, clubId, params.id), Date.now()), 'forbidden')
    await deleteLog(db, clubId, params.id)
    return { data: { done: true } }
  },
  ...photoHandlers(files),
  ...bookingHandlers,
})

const photoHandlers = (
  files: FileStore,
): Pick<Handlers<typeof contract>, 'uploadEquipmentPhoto' | 'equipmentPhoto'> => ({
  uploadEquipmentPhoto: {
    async authorize({ db, clubId, viewer, params }) {
      demand(canChangeLog(viewer, await demandLog(db, clubId, params.id), Date.now()), 'forbidden')
    },
    async handle({ db, clubId, params, file }) {
      await setPhoto(db, clubId, params.id, file.sha256)
      return { data: { photo: file.sha256 } }
    },
  },
  async equipmentPhoto({ db, clubId, params }) {
    const { photo } = await demandLog(db, clubId, params.id)
    if (photo === null) throw new Refusal('not_found')
    return fileReply('photo.webp', await files.read(photo))
  },
})

/** The days asked for; a session or a thing may be asked for without any. */
function spanOf(
  { session_id, item_id, start_date, end_date }: Input<typeof contract.equipmentBookings>['query'],
  time_zone: string,
) {
  if (start_date === undefined || end_date === undefined) {
    demand(session_id !== undefined || item_id !== undefined, 'invalid', {
      fields: { start_date: 'required' },
    })
    return undefined
  }
  const days = daysBetween(start_date, end_date)
  demand(days >= 0 && days <= MOST_DAYS, 'end_before_start', { fields: { end_date: null } })
  return { start_date, end_date, time_zone }
}

async function demandLog(db: Db, clubId: ClubId, id: number): Promise<LogFacts> {
  const log = await logFacts(db, clubId, id)
  if (!log) throw new Refusal('not_found')
  return log
}

async function demandBooking(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  const booking = await bookingFacts(db, clubId, id)
  if (!booking) throw new Refusal('not_found')
  const session =
    booking.session_id === null ? null : await sessionFacts(db, clubId, viewer, booking.session_id)
  demand(
    canEndBooking(viewer, {
      booked_by: booking.booked_by,
      edits_session: session !== null && canEditSession(viewer, session),
    }),
    'forbidden',
  )
}

/**
 * Refuses, and takes the new bookings back, where others overlap; these say no more than the list
 * of bookings does.
 */
function demandFree(booked: readonly contract.EquipmentBooking[]): void {
  const current = booked.flatMap(({ item_id, item_name, conflicts }) =>
    conflicts.map((other) => ({ ...other, item_id, item_name })),
  )
  demand(current.length === 0, 'already_booked', { current })
}

/**
 * A session or a time of its own; things of this club; a word why, where one of them is not fit for
 * the water.
 */
async function demandBookable(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  plan: BookingPlan,
): Promise<void> {
  const { item_ids, session_id = null, crew_id = null, from, until, reason } = plan
  demand(item_ids.length > 0, 'invalid', { fields: { item_ids: 'required' } })
  const session = session_id === null ? null : await sessionFacts(db, clubId, viewer, session_id)
  demand(canBook(viewer, session), 'permission_missing', { need: 'manage-inventory' })
  const crew = crew_id === null ? null : await oneCrew(db, clubId, viewer, crew_id)
  demand(crew === null || crew.session_id === session_id, 'unknown_reference', {
    fields: { crew_id: null },
  })
  if (session === null) {
    demand(from !== undefined, 'invalid', { fields: { from: 'required' } })
    demand(until !== undefined, 'invalid', { fields: { until: 'required' } })
    demand(Date.parse(from ?? '') <= Date.parse(until ?? ''), 'end_before_start', {
      fields: { until: null },
    })
  }
  const states = await itemStates(db, clubId, item_ids)
  demand(states.length === item_ids.length, 'unknown_reference', { fields: { item_ids: null } })
  const unfit = states.some(({ status }) => status !== 'available')
  demand(!unfit || Boolean(reason?.trim()), 'reason_needed', { fields: { reason: null } })
}
