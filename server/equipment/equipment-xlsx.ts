import type { Language } from '#contract/account.ts'
import type { EquipmentCategory, EquipmentItem } from '#contract/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { equipmentText } from '../text/equipment.ts'

const text = (value: string | null) => (value === null || value === '' ? null : { value, type: String })
const figure = (value: number | null, format = '0') => (value === null ? null : { value, type: Number, format })
const head = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

/** One row a thing; the headings are those the import knows. */
export async function equipmentWorkbook(
  items: readonly EquipmentItem[],
  categories: readonly EquipmentCategory[],
  language: Language,
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const { sheet, columns, kinds, states } = equipmentText(language)
  const nameOf = new Map(categories.map(({ id, kind, name }) => [id, name ?? kinds[kind]]))
  const rows = items.map((item) => [
    text(nameOf.get(item.category_id) ?? null),
    text(item.name),
    text(item.boat_type === null ? null : (boatById(item.boat_type)?.key ?? null)),
    text(item.manufacturer),
    text(item.model),
    figure(item.year),
    figure(item.crew_weight_min, '0.#'),
    figure(item.crew_weight_max, '0.#'),
    text(item.location),
    text(states[item.status]),
    figure(item.distance / METRES_A_KM, '#,##0.0'),
    figure(item.time / SECONDS_AN_HOUR, '#,##0.0'),
    text(item.last_used?.slice(0, 10) ?? null),
    figure(item.open_damages),
  ])
  return writeExcelFile([Object.values(columns).map(head), ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: [{ width: 14 }, { width: 24 }],
  }).toBuffer()
}
