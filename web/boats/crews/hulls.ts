import type { EquipmentBooking } from '#contract/boats/boathouse.ts'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'

type Hull = Pick<EquipmentItem, 'id' | 'name' | 'boat_type' | 'status'>
type Booked = Pick<EquipmentBooking, 'item_id' | 'item_name'>
export type HullChoice = { value: string; label: string }

/**
 * The shells a boat can take: those of its class, and always the one it has booked, whatever has
 * become of it or of the class meanwhile. One of
 * another class says which.
 */
export function hullChoices(
  hulls: readonly Hull[],
  boatType: number,
  booked: Booked | null,
  broken: string,
): HullChoice[] {
  const fitting = hulls.filter(
    ({ boat_type, status }) => boat_type === boatType && status !== 'retired',
  )
  const marked = fitting.map(({ id, name, status }) => ({
    value: String(id),
    label: status === 'available' ? name : `${name}${inBrackets(broken)}`,
  }))
  if (!booked || fitting.some(({ id }) => id === booked.item_id)) return marked
  const hull = hulls.find(({ id }) => id === booked.item_id)
  const notes = [
    hull?.boat_type !== boatType && boatById(hull?.boat_type ?? 0)?.key,
    hull && hull.status !== 'available' && broken,
  ].filter(Boolean)
  const label =
    notes.length > 0
      ? `${booked.item_name}${inBrackets(notes.join(listSeparator()))}`
      : booked.item_name
  return [{ value: String(booked.item_id), label }, ...marked]
}
