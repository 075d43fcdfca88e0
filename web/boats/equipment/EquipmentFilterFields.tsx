import { Button, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ITEM_STATUSES, type ItemStatus } from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS, type CategoryKind } from '#domain/constants/equipment.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import type { EquipmentFilters } from './equipment-filters.ts'

type EquipmentFilterFieldsProps = {
  filters: EquipmentFilters
  onChange: (change: Partial<EquipmentFilters>) => void
}

export function EquipmentFilterFields({ filters, onChange }: EquipmentFilterFieldsProps) {
  const { t } = useTranslation('equipment')
  const { timeZone } = useFormat()
  const [opened] = useState(() => new Date())
  const at = toLocal(timeZone, filters.at === '' ? opened : new Date(filters.at))
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        label={t('filters.query')}
        placeholder={t('filters.queryHint')}
        value={filters.query}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      <Select
        label={t('filters.kind')}
        placeholder={t('filters.all')}
        clearable
        data={CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={filters.kind}
        onChange={(kind) => onChange({ kind: kind as CategoryKind | null })}
      />
      <Select
        label={t('filters.status')}
        placeholder={t('filters.all')}
        clearable
        data={ITEM_STATUSES.map((status) => ({ value: status, label: t(`states.${status}`) }))}
        value={filters.status}
        onChange={(status) => onChange({ status: status as ItemStatus | null })}
      />
      {filters.view === 'boathouse' && (
        <>
          <DateTimeField
            label={t('filters.at')}
            value={at}
            onChange={(next) => {
              if (isLocalTime(next)) onChange({ at: toInstant(timeZone, next).toISOString() })
            }}
          />
          {filters.at !== '' && (
            <Button variant="default" onClick={() => onChange({ at: '' })}>
              {t('now')}
            </Button>
          )}
        </>
      )}
    </Group>
  )
}
