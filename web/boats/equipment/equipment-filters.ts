import { ITEM_STATUSES, type ItemStatus } from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS, type CategoryKind } from '#domain/constants/equipment.ts'

export const VIEWS = ['boathouse', 'list', 'categories'] as const
type View = (typeof VIEWS)[number]
/** What the address says of the page; `at` is an instant, empty for now. */
export type EquipmentFilters = {
  view: View
  kind: CategoryKind | null
  status: ItemStatus | null
  query: string
  at: string
}

const oneOf = <V extends string>(values: readonly V[], text: string | null) =>
  values.find((value) => value === text) ?? null

export function readFilters(search: URLSearchParams): EquipmentFilters {
  const at = search.get('at') ?? ''
  return {
    view: oneOf(VIEWS, search.get('view')) ?? 'boathouse',
    kind: oneOf(CATEGORY_KINDS, search.get('kind')),
    status: oneOf(ITEM_STATUSES, search.get('status')),
    query: search.get('query') ?? '',
    at: Number.isNaN(Date.parse(at)) ? '' : at,
  }
}

/** Only what differs from the default. */
export function writeFilters({
  view,
  kind,
  status,
  query,
  at,
}: EquipmentFilters): Record<string, string> {
  return {
    ...(view !== 'boathouse' && { view }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(at !== '' && { at }),
  }
}

/** How many filters narrow what is shown; the view and the time are no filters. */
export const filtersSet = ({ kind, status, query }: EquipmentFilters) =>
  [kind, status, query.trim() || null].filter(Boolean).length
