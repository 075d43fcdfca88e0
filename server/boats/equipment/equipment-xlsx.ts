import type { EquipmentCategory, EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { headCell, numberCell, textCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

/** Writes one row per thing; the headings are those the import knows. */
export async function equipmentWorkbook(
  items: readonly EquipmentItem[],
  categories: readonly EquipmentCategory[],
  words: ServerTexts['equipment'],
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const { sheet, columns, kinds, states } = words
  const nameOf = new Map(categories.map(({ id, kind, name }) => [id, name ?? kinds[kind]]))
  const rows = items.map((item) => [
    textCell(nameOf.get(item.category_id) ?? null),
    textCell(item.name),
    textCell(item.boat_type === null ? null : (boatById(item.boat_type)?.key ?? null)),
    textCell(item.manufacturer),
    textCell(item.model),
    numberCell(item.year),
    numberCell(item.crew_weight_min, '0.#'),
    numberCell(item.crew_weight_max, '0.#'),
    textCell(item.location),
    textCell(states[item.status]),
    numberCell(item.distance / METRES_A_KM, '#,##0.0'),
    numberCell(item.time / SECONDS_AN_HOUR, '#,##0.0'),
    textCell(item.last_used?.slice(0, 10) ?? null),
    numberCell(item.open_damages),
  ])
  return writeExcelFile([Object.values(columns).map(headCell), ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: [{ width: 14 }, { width: 24 }],
  }).toBuffer()
}
