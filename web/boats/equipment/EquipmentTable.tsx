import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentCategory, EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useServiceWord } from './use-service-word.ts'

const METRES_A_KM = 1000
const SECONDS_AN_HOUR = 3600

export function EquipmentTable({
  items,
  categories,
}: {
  items: readonly EquipmentItem[]
  categories: readonly EquipmentCategory[]
}) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const service = useServiceWord()
  const columns = useMemo<readonly DataColumn<EquipmentItem>[]>(() => {
    const names = new Map(categories.map(({ id, kind, name }) => [id, name ?? t(`kinds.${kind}`)]))
    return [
      { key: 'name', header: t('columns.name'), value: ({ name }) => name, width: 220 },
      {
        key: 'category',
        header: t('columns.category'),
        value: ({ category_id }) => names.get(category_id) ?? null,
      },
      {
        key: 'boat',
        header: t('columns.boat'),
        value: ({ boat_type }) => (boat_type === null ? null : (boatById(boat_type)?.key ?? null)),
      },
      { key: 'status', header: t('columns.status'), value: ({ status }) => t(`states.${status}`) },
      { key: 'place', header: t('columns.place'), value: ({ location }) => location },
      {
        key: 'distance',
        header: t('columns.distance'),
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.number(distance / METRES_A_KM, 1),
        figure: true,
      },
      {
        key: 'time',
        header: t('columns.time'),
        value: ({ time }) => time,
        cell: ({ time }) => format.number(time / SECONDS_AN_HOUR, 1),
        figure: true,
      },
      {
        key: 'lastUsed',
        header: t('columns.lastUsed'),
        value: ({ last_used }) => last_used,
        cell: ({ last_used }) => format.day(last_used),
      },
      {
        key: 'damages',
        header: t('columns.damages'),
        value: ({ open_damages }) => open_damages || null,
        figure: true,
      },
      { key: 'service', header: t('columns.service'), value: service },
    ]
  }, [t, format, categories, service])
  return (
    <DataTable
      id="equipment"
      label={t('title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => String(id)}
      sortedBy={{ key: 'name' }}
      href={({ id }) => paths.equipmentLogs(id)}
      renderPhoneRow={({ name, boat_type, status, distance, last_used }) => (
        <Stack gap={2}>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[
              boat_type === null ? null : boatById(boat_type)?.key,
              t(`states.${status}`),
              format.distance(distance),
              last_used && format.day(last_used),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      )}
    />
  )
}
