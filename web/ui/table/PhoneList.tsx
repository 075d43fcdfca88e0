import type { ReactNode } from 'react'
import { ActionIcon, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DataColumn, TableModel } from './columns.ts'
import { Opener, type Opening } from './DataCell.tsx'
import ui from '../ui.module.css'
import classes from './table.module.css'

type PhoneListProps<Row extends object> = Opening<Row> & {
  label: string
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
  renderPhoneRow: (row: Row) => ReactNode
  sortable: boolean
}

/** The same rows for a narrow screen: what matters of each, one below the other. */
export function PhoneList<Row extends object>({
  label,
  table,
  columns,
  renderPhoneRow,
  sortable,
  ...opening
}: PhoneListProps<Row>) {
  const rows = table.getRowModel().rows
  return (
    <Stack gap="xs">
      {sortable && <SortChoice table={table} columns={columns} />}
      <ul className={classes.phoneList} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Opener row={row.original} {...opening}>
              {renderPhoneRow(row.original)}
            </Opener>
            {opening.unfolding?.isOpen(row.original) && opening.unfolding.render(row.original)}
          </li>
        ))}
      </ul>
      <PhoneTotals columns={columns} rows={rows.map((row) => row.original)} />
    </Stack>
  )
}

function SortChoice<Row extends object>({
  table,
  columns,
}: {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useTranslation('ui')
  const [sorted] = table.state.sorting
  const Icon = sorted?.desc ? IconSortDescending : IconSortAscending
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        flex={1}
        aria-label={t('table.sortBy')}
        value={sorted?.id ?? ''}
        data={columns.map(({ key, header }) => ({ value: key, label: header }))}
        onChange={(event) =>
          table.setSorting([{ id: event.currentTarget.value, desc: sorted?.desc ?? false }])
        }
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t(sorted?.desc ? 'table.descending' : 'table.ascending')}
        onClick={() => sorted && table.setSorting([{ ...sorted, desc: !sorted.desc }])}
      >
        <Icon size={20} />
      </ActionIcon>
    </Group>
  )
}

function PhoneTotals<Row>({
  columns,
  rows,
}: {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
}) {
  const { t } = useTranslation('ui')
  const summed = columns.filter((column) => column.total)
  if (summed.length === 0) return null
  return (
    <Group gap="md">
      <Text fw={650}>{t('table.total')}</Text>
      {summed.map((column) => (
        <Text key={column.key} component="div" size="sm" className={ui.tabular}>
          {column.header} {column.total?.(rows)} {column.unit}
        </Text>
      ))}
    </Group>
  )
}
