import { equipmentBookings, type EquipmentBooking } from '#contract/boats/boathouse.ts'
import { equipment, equipmentCategories, equipmentItem } from '#contract/boats/equipment.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Format } from '../../format/format.ts'
import { listSeparator } from '../../format/punctuation.ts'

const ALL = 1000
/** Shown on the page itself. */
const OWN = [404]

export const categoriesQuery = () => query(equipmentCategories)
/** All there is, for choosing one. */
export const allItemsQuery = () => query(equipment, { query: { limit: ALL } })

export const itemQuery = (id: number) => query(equipmentItem, { params: { id } }, { own: OWN })
export const bookingsQuery = (item_id: number) => query(equipmentBookings, { query: { item_id } })

export type Overlap = EquipmentBooking['conflicts'][number]

/** Other bookings of the same thing at that time, when they are why one was not stored. */
export const overlapsOf = (error: unknown): readonly Overlap[] | null =>
  error instanceof ApiProblem && error.code === 'already_booked'
    ? ((error.current ?? []) as readonly Overlap[])
    : null

export const namesOf = (overlaps: readonly Overlap[], format: Pick<Format, 'within'>): string =>
  overlaps
    .map(({ name, from, until }) => name || format.within.range(from, until))
    .join(listSeparator())
