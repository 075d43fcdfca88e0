import { boatByKey } from '../constants/boats.ts'
import { ITEM_BOUNDS } from '../constants/bounds.ts'
import { isOneLine } from './names.ts'

export type RowTexts = {
  category: string
  name: string
  manufacturer?: string | undefined
  model?: string | undefined
  year?: string | undefined
  serial?: string | undefined
  boat_type?: string | undefined
  crew_weight_min?: string | undefined
  crew_weight_max?: string | undefined
  location?: string | undefined
}
export type RowField = keyof RowTexts
export type EquipmentRowFault =
  | 'missing'
  | 'not_plain'
  | 'too_long'
  | 'no_choice'
  | 'no_year'
  | 'no_weight'
  | 'min_above_max'

export type ReadRow = {
  name: string
  manufacturer: string | null
  model: string | null
  year: number | null
  serial: string | null
  boat_type: number | null
  crew_weight_min: number | null
  crew_weight_max: number | null
  location: string | null
}

const MOST_LETTERS = 80
const { crew_weight: WEIGHT_KG, year: YEAR } = ITEM_BOUNDS

/**
 * A row of a spreadsheet as a thing of the club, or what is wrong with which of its fields. Weights
 * in kilograms, with a comma or a point.
 */
export function readEquipmentRow(
  row: RowTexts,
): { category: string; plan: ReadRow } | { faults: [RowField, EquipmentRowFault][] } {
  const texts = (['manufacturer', 'model', 'serial', 'location'] as const).map(
    (field) => [field, tidy(row[field])] as const,
  )
  const year = numberOf(row.year)
  const weights = [numberOf(row.crew_weight_min), numberOf(row.crew_weight_max)] as const
  const boat = tidy(row.boat_type)
  const boat_type = boat === null ? null : (boatByKey(boat)?.id ?? undefined)
  const faults: [RowField, EquipmentRowFault][] = [
    ...required('category', row.category),
    ...required('name', row.name),
    ...texts.flatMap(([field, text]) => (text === null ? [] : lineFaults(field, text))),
    ...(year === null || (Number.isInteger(year) && year >= YEAR.min && year <= YEAR.max)
      ? []
      : [['year', 'no_year'] as [RowField, 'no_year']]),
    ...(boat_type === undefined ? [['boat_type', 'no_choice'] as [RowField, 'no_choice']] : []),
    ...weights.flatMap((kg, index) =>
      kg === null || (kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max)
        ? []
        : [
            [index === 0 ? 'crew_weight_min' : 'crew_weight_max', 'no_weight'] as [
              RowField,
              'no_weight',
            ],
          ],
    ),
    ...(weights[0] !== null && weights[1] !== null && weights[0] > weights[1]
      ? [['crew_weight_max', 'min_above_max'] as [RowField, 'min_above_max']]
      : []),
  ]
  if (faults.length > 0) return { faults }
  const plain = Object.fromEntries(texts) as Record<
    'manufacturer' | 'model' | 'serial' | 'location',
    string | null
  >
  return {
    category: row.category.trim(),
    plan: {
      name: row.name.trim(),
      ...plain,
      year,
      boat_type: boat_type ?? null,
      crew_weight_min: weights[0],
      crew_weight_max: weights[1],
    },
  }
}

const tidy = (text: string | undefined) => text?.trim() || null

function required(field: RowField, text: string): [RowField, EquipmentRowFault][] {
  const plain = text.trim()
  return plain === '' ? [[field, 'missing']] : lineFaults(field, plain)
}

function lineFaults(field: RowField, text: string): [RowField, EquipmentRowFault][] {
  if (!isOneLine(text)) return [[field, 'not_plain']]
  return text.length > MOST_LETTERS ? [[field, 'too_long']] : []
}

/** Returns null for an empty text and NaN for one that is no number: NaN is within no bounds. */
function numberOf(text: string | undefined): number | null {
  const plain = tidy(text)
    ?.replace(',', '.')
    .replace(/\s*kg$/i, '')
  return plain === undefined ? null : Number(plain)
}
