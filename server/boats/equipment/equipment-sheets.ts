import type { EquipmentCategory, EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import type { Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { headCell, numberCell, textCell, type SheetCell, plainValue } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

type Categories = readonly EquipmentCategory[]
type Equipment = ServerTexts['equipment']

/** One row per thing under headings that the import knows. */
function rowsOf(
  items: readonly EquipmentItem[],
  categories: Categories,
  { columns, kinds, states }: Equipment,
): SheetCell[][] {
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
  return [Object.values(columns).map(headCell), ...rows]
}

export async function equipmentWorkbook(
  items: readonly EquipmentItem[],
  categories: Categories,
  words: Equipment,
): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(rowsOf(items, categories, words), {
    sheet: words.sheet,
    stickyRowsCount: 1,
    columns: [{ width: 14 }, { width: 24 }],
  }).toBuffer()
}

/** The same rows as text; kilometres and hours to the third decimal. */
export function equipmentCsv(
  items: readonly EquipmentItem[],
  categories: Categories,
  words: Equipment,
  language: Language,
): Buffer {
  const rows = rowsOf(items, categories, words).map((row) =>
    row.map((cell) => {
      const value = plainValue(cell)
      return typeof value === 'number' ? Number(value.toFixed(3)) : value
    }),
  )
  return Buffer.from(csvOf(rows, language))
}
