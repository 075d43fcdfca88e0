import type { EquipmentRow } from '#contract/boats/equipment-sheets.ts'
import { columnsIn } from '#domain/sheets/headings.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'

const FIELDS = [
  'category',
  'name',
  'boat_type',
  'manufacturer',
  'model',
  'year',
  'serial',
  'crew_weight_min',
  'crew_weight_max',
  'location',
] as const satisfies readonly Exclude<keyof EquipmentRow, 'line'>[]
const MOST_ROWS = 1000

/** The rows of a table as the call takes them; null when it has no column for category and name. */
export function rowsOf({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): EquipmentRow[] | null {
  const places = columnsIn('equipment', columns)
  if (places.category === undefined || places.name === undefined) return null
  return rows.slice(0, MOST_ROWS).map(({ line, cells }) => {
    const texts = FIELDS.map((field) => [field, cells[places[field] ?? -1] ?? ''] as const)
    return { line, ...Object.fromEntries(texts) } as EquipmentRow
  })
}
