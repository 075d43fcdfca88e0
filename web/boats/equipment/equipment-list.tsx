import {
  equipment,
  ITEM_STATUSES,
  type EquipmentCategory,
  type EquipmentItem,
} from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { day, decimal, figure, text } from '../../list/columns.tsx'
import { elsewhere, find, oneOf } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600
const ALL = 1000

type EquipmentWords = {
  categories: readonly EquipmentCategory[]
  service: (item: EquipmentItem) => string | null
  canAdd: boolean
}

export const equipmentList = list(
  'equipment',
  'columns',
  rowsOf<EquipmentWords>()(equipment, { limit: ALL }),
  {
    id: 'equipment',
    title: ({ t }) => t('title'),
    columns: {
      name: text(({ name }) => name, { width: 220 }),
      category: text(({ category_id }, { t, categories }) => {
        const category = categories.find(({ id }) => id === category_id)
        return category && (category.name ?? t(`kinds.${category.kind}`))
      }),
      boat: text(({ boat_type }) => boat_type && boatById(boat_type)?.key),
      status: text(({ status }, { t }) => t(`states.${status}`)),
      place: text(({ location }) => location),
      distance: decimal(({ distance }) => distance, 1, {
        cell: ({ distance }, { format }) => format.number(distance / METRES_A_KM, 1),
        line: ({ distance }, { format }) => format.distance(distance),
      }),
      time: figure(
        ({ time }) => time,
        (time, { format }) => format.number(time && time / SECONDS_AN_HOUR, 1),
      ),
      lastUsed: day(({ last_used }) => last_used),
      damages: figure(({ open_damages }) => open_damages || null),
      service: text((item, { service }) => service(item)),
    },
    sortedBy: 'name',
    href: ({ id }) => paths.equipmentLogs(id),
    phone: ['boat', 'status', 'distance', 'lastUsed'],
    filters: {
      query: find(({ t }) => t('filters.query')),
      kind: oneOf(
        ({ t }) => t('filters.kind'),
        CATEGORY_KINDS,
        (kind, { t }) => t(`kinds.${kind}`),
      ),
      status: oneOf(
        ({ t }) => t('filters.status'),
        ITEM_STATUSES,
        (status, { t }) => t(`states.${status}`),
      ),
      at: elsewhere((at) => !Number.isNaN(Date.parse(at)), { isNarrowing: false }),
    },
    any: ({ t }) => t('filters.all'),
    empty: ({ t, canAdd }) => ({
      icon: <IconRowingShell size={32} />,
      title: t('empty'),
      text: t(canAdd ? 'emptyText' : 'emptyMember'),
    }),
    none: ({ t }) => ({
      icon: <IconRowingShell size={32} />,
      title: t('nothingFound'),
      text: t('nothingFoundText'),
      reset: t('reset'),
    }),
  },
)
