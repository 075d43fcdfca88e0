import type { EquipmentCategory, EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { headed, type ListSheet } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

/** One row per thing under headings that the import knows. */
export function equipmentSheet(
  rows: readonly EquipmentItem[],
  categories: readonly EquipmentCategory[],
  { sheet, columns, kinds, states }: ServerTexts['equipment'],
): ListSheet<EquipmentItem> {
  const names = new Map(categories.map(({ id, kind, name }) => [id, name ?? kinds[kind]]))
  return {
    title: sheet,
    rows,
    columns: headed(columns, {
      category: { text: ({ category_id }) => names.get(category_id) ?? null, width: 14 },
      name: { text: ({ name }) => name, width: 24 },
      boat: {
        text: ({ boat_type }) => (boat_type === null ? null : (boatById(boat_type)?.key ?? null)),
      },
      manufacturer: { text: ({ manufacturer }) => manufacturer },
      model: { text: ({ model }) => model },
      year: { number: ({ year }) => year },
      weightMin: { number: ({ crew_weight_min }) => crew_weight_min, format: '0.#' },
      weightMax: { number: ({ crew_weight_max }) => crew_weight_max, format: '0.#' },
      location: { text: ({ location }) => location },
      status: { text: ({ status }) => states[status] },
      distance: { number: ({ distance }) => distance, per: METRES_A_KM, format: '#,##0.0' },
      time: { number: ({ time }) => time, per: SECONDS_AN_HOUR, format: '#,##0.0' },
      lastUsed: { text: ({ last_used }) => last_used?.slice(0, 10) ?? null },
      damages: { number: ({ open_damages }) => open_damages },
    }),
  }
}
