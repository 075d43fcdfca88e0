import { equipmentBookings } from '#contract/boathouse.ts'
import { equipment, equipmentCategories, equipmentItem } from '#contract/equipment.ts'
import { query } from '../api.ts'
import type { EquipmentFilters } from './equipment-filters.ts'

const ALL = 1000
/** Shown on the page itself. */
const OWN = [404]

export const categoriesQuery = () => query(equipmentCategories)
export const equipmentQuery = ({ kind, status, query: text, at }: EquipmentFilters) =>
  query(equipment, {
    query: { limit: ALL, ...(kind && { kind }), ...(status && { status }), ...(text && { query: text }), ...(at && { at }) },
  })
export const itemQuery = (id: number) => query(equipmentItem, { params: { id } }, { own: OWN })
export const bookingsQuery = (item_id: number) => query(equipmentBookings, { query: { item_id } })
