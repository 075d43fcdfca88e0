import { ITEM_BOUNDS, type Bounds } from '#domain/constants/bounds.ts'
import type { EquipmentDetail, ItemPlan, ItemStatus } from '#contract/boats/equipment.ts'
import type { Rigging } from '#contract/boats/equipment-fields.ts'

type Figure = number | null
/** What the form holds: texts as typed, figures in the units of the form (km, h, cm, kg, °). */
export type ItemDraft = {
  category_id: number | null
  name: string
  status: ItemStatus
  boat_type: number | null
  texts: Record<TextField, string>
  year: Figure
  crew_weight_min: Figure
  crew_weight_max: Figure
  rigging: Record<RiggingField, Figure>
  sides: string
  service_km: Figure
  service_months: Figure
  initial_km: Figure
  initial_hours: Figure
  values: Record<string, number | string | null>
}
const TEXT_FIELDS = [
  'manufacturer',
  'model',
  'serial',
  'owner',
  'location',
  'sensor_ids',
  'description',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export const RIGGING_FIELDS = ['span', 'inboard', 'oar_length', 'height', 'pitch'] as const
export type RiggingField = (typeof RIGGING_FIELDS)[number]

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600
const CM_A_METRE = 100
/** Ten decimals hide what 0.1 + 0.2 shows. */
const tidy = (value: number) => Number(value.toFixed(10))
const shown = (value: number | null | undefined, scale = 1): Figure =>
  value === null || value === undefined ? null : tidy(value / scale)
const meant = (value: Figure, scale = 1): number | null =>
  value === null ? null : tidy(value * scale)
const scaleOf = (field: RiggingField) => (field === 'pitch' ? 1 : 1 / CM_A_METRE)

/** What the fields of the form take, in its units. */
const within = (field: keyof typeof ITEM_BOUNDS, scale = 1): Bounds => ({
  min: tidy(ITEM_BOUNDS[field].min / scale),
  max: tidy(ITEM_BOUNDS[field].max / scale),
})
export const riggingBounds = (field: RiggingField): Bounds => within(field, scaleOf(field))
export const FIGURE_BOUNDS = {
  year: within('year'),
  crew_weight_min: within('crew_weight'),
  crew_weight_max: within('crew_weight'),
  service_km: within('service_distance', METRES_A_KM),
  service_months: within('service_months'),
  initial_km: within('initial_distance', METRES_A_KM),
  initial_hours: within('initial_time', SECONDS_AN_HOUR),
} as const satisfies Partial<Record<keyof ItemDraft, Bounds>>

export function draftOf(item: EquipmentDetail | null, category: number | null): ItemDraft {
  return {
    category_id: item?.category_id ?? category,
    name: item?.name ?? '',
    status: item?.status ?? 'available',
    boat_type: item?.boat_type ?? null,
    texts: Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, item?.[field] ?? '']),
    ) as ItemDraft['texts'],
    year: item?.year ?? null,
    crew_weight_min: shown(item?.crew_weight_min),
    crew_weight_max: shown(item?.crew_weight_max),
    rigging: Object.fromEntries(
      RIGGING_FIELDS.map((field) => [field, shown(item?.rigging[field], scaleOf(field))]),
    ) as ItemDraft['rigging'],
    sides: item?.rigging.sides ?? '',
    service_km: shown(item?.service_distance, METRES_A_KM),
    service_months: shown(item?.service_months),
    initial_km: shown(item?.initial_distance || null, METRES_A_KM),
    initial_hours: shown(item?.initial_time || null, SECONDS_AN_HOUR),
    values: item?.values ?? {},
  }
}

/**
 * The draft in the units of the wire; what was left empty is null. `numeric` names the fields of
 * its own that hold numbers.
 */
export function planOf(
  draft: ItemDraft & { category_id: number },
  numeric: ReadonlySet<string>,
): ItemPlan {
  const { category_id, name, status, boat_type, texts, values, sides } = draft
  const rigging: Rigging = Object.fromEntries(
    RIGGING_FIELDS.map((field) => [field, meant(draft.rigging[field], scaleOf(field))]),
  )
  return {
    category_id,
    name: name.trim(),
    status,
    boat_type,
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field].trim() || null])),
    year: meant(draft.year),
    crew_weight_min: meant(draft.crew_weight_min),
    crew_weight_max: meant(draft.crew_weight_max),
    rigging: { ...rigging, sides: sides.trim().toLowerCase() || null },
    service_distance: meant(draft.service_km, METRES_A_KM),
    service_months: meant(draft.service_months),
    initial_distance: meant(draft.initial_km, METRES_A_KM) ?? 0,
    initial_time: meant(draft.initial_hours, SECONDS_AN_HOUR) ?? 0,
    values: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        value === '' || value === null ? null : numeric.has(key) ? Number(value) : String(value),
      ]),
    ),
  }
}
