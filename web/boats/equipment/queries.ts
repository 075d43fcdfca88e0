import { equipmentBookings, type EquipmentBooking } from '#contract/boats/boathouse.ts'
import {
  equipment,
  equipmentCategories,
  equipmentItem,
  equipmentLogs,
  LOG_KINDS,
} from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { isDate } from '#domain/time/week.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Format } from '../../format/format.ts'
import { idOf, type ListState } from '../../ui/use-list-state.ts'
import type { EquipmentFilters } from './equipment-filters.ts'
import { listSeparator } from '../../format/punctuation.ts'

const ALL = 1000
/** Shown on the page itself. */
const OWN = [404]

export const categoriesQuery = () => query(equipmentCategories)
export const equipmentQuery = ({ kind, status, query: text, at }: EquipmentFilters) =>
  query(equipment, {
    query: {
      limit: ALL,
      ...(kind && { kind }),
      ...(status && { status }),
      ...(text && { query: text }),
      ...(at && { at }),
    },
  })
/** All there is, for choosing one. */
export const allItemsQuery = () => query(equipment, { query: { limit: ALL } })

/** A page of the logs of all things, as the address says. */
export function logsQuery({ page, text }: Pick<ListState, 'page' | 'text'>) {
  const item_id = idOf(text('item'))
  const item_kind = CATEGORY_KINDS.find((kind) => kind === text('of'))
  const kind = LOG_KINDS.find((one) => one === text('kind'))
  return query(equipmentLogs, {
    query: {
      page,
      ...(item_id && { item_id }),
      ...(item_kind && { item_kind }),
      ...(kind && { kind }),
      ...(isDate(text('from')) && { start_date: text('from') }),
      ...(isDate(text('until')) && { end_date: text('until') }),
    },
  })
}

export const itemQuery = (id: number) => query(equipmentItem, { params: { id } }, { own: OWN })
export const bookingsQuery = (item_id: number) => query(equipmentBookings, { query: { item_id } })

export type Overlap = EquipmentBooking['conflicts'][number]

/** Other bookings of the same thing at that time, when they are why one was not stored. */
export const overlapsOf = (error: unknown): readonly Overlap[] | null =>
  error instanceof ApiProblem && error.code === 'already_booked'
    ? ((error.current ?? []) as readonly Overlap[])
    : null

export const namesOf = (overlaps: readonly Overlap[], format: Pick<Format, 'range'>): string =>
  overlaps.map(({ name, from, until }) => name || format.range(from, until)).join(listSeparator())
