import { Button, Popover } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ITEM_STATUSES } from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { Chip } from '../../ui/filters/Chip.tsx'
import { oneOfFilter, type Filter } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { VIEWS, type EquipmentFilters } from './equipment-filters.ts'

type EquipmentFilterFieldsProps = {
  filters: EquipmentFilters
  onChange: (change: Partial<EquipmentFilters>) => void
}

/** In which view, by which words, of which kind and state; the boathouse at any time. */
export function EquipmentFilterFields({ filters, onChange }: EquipmentFilterFieldsProps) {
  const { t } = useTranslation('equipment')
  const { view, kind, status, query } = filters
  const isList = view !== 'categories'
  const lists: readonly Filter[] = [
    oneOfFilter(
      'kind',
      t('filters.kind'),
      CATEGORY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      kind,
      t('filters.all'),
    ),
    oneOfFilter(
      'status',
      t('filters.status'),
      ITEM_STATUSES.map((value) => ({ value, label: t(`states.${value}`) })),
      status,
      t('filters.all'),
    ),
  ]
  return (
    <FilterBar
      {...(isList && {
        find: {
          label: t('filters.query'),
          value: query,
          onChange: (text: string) => onChange({ query: text }),
        },
      })}
      filters={[
        {
          name: 'view',
          label: t('views.label'),
          items: VIEWS.map((value) => ({ value, label: t(`views.${value}`) })),
          value: [view],
          usual: '',
          pinned: true,
        },
        ...(isList ? lists : []),
      ]}
      onChange={(changes) =>
        onChange({
          ...(changes['view'] && {
            view: VIEWS.find((one) => one === changes['view']?.[0]) ?? view,
          }),
          ...(changes['kind'] && {
            kind: CATEGORY_KINDS.find((one) => one === changes['kind']?.[0]) ?? null,
          }),
          ...(changes['status'] && {
            status: ITEM_STATUSES.find((one) => one === changes['status']?.[0]) ?? null,
          }),
        })
      }
    >
      {view === 'boathouse' && <AtTime at={filters.at} onChange={(at) => onChange({ at })} />}
    </FilterBar>
  )
}

/** The boathouse as it is now, or will be at a time. */
function AtTime({ at, onChange }: { at: string; onChange: (at: string) => void }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const [opened] = useState(() => serverDate())
  const [isOpen, setOpen] = useState(false)
  const isNow = at === ''
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Chip
            label={t('filters.at')}
            value={isNow ? t('now') : format.dateTime(at)}
            leftSection={<IconClock size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown>
          <DateTimeField
            label={t('filters.at')}
            value={toLocal(format.timeZone, isNow ? opened : new Date(at))}
            onChange={(next) => {
              if (isLocalTime(next)) onChange(toInstant(format.timeZone, next).toISOString())
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {!isNow && (
        <Button variant="subtle" onClick={() => onChange('')}>
          {t('now')}
        </Button>
      )}
    </>
  )
}
