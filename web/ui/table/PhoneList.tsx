import { Fragment, type ReactNode } from 'react'
import { ActionIcon, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DataColumn, TableModel } from './columns.ts'
import { Opener, type Opening } from './DataCell.tsx'
import { inGroups, type Grouping } from './grouping.ts'
import ui from '../ui.module.css'
import classes from './table.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'

type PhoneListProps<Row extends object> = Opening<Row> & {
  label: string
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
  renderPhoneRow: (row: Row) => ReactNode
  sortable: boolean
  /** What can be sorted by, shown or not. */
  sortColumns: readonly DataColumn<Row>[]
  grouping?: Grouping<Row> | undefined
}

/** What a line takes, until it is drawn. */
const LINE_HEIGHT = 64

/** The same rows for a narrow screen: what matters of each, one below the other. */
export function PhoneList<Row extends object>({
  label,
  table,
  columns,
  renderPhoneRow,
  sortable,
  sortColumns,
  grouping,
  ...opening
}: PhoneListProps<Row>) {
  const { rows: sorted } = table.getRowModel()
  const groups = grouping && inGroups(sorted, ({ original }) => grouping.by(original))
  const rows = groups?.flat() ?? sorted
  const heads = new Map(
    groups?.map((group) => [group[0]?.id, group.map(({ original }) => original)] as const),
  )
  const drawn = useDrawnRows(rows.length)
  const { href, onOpen, unfolding } = opening
  return (
    <Stack gap="xs">
      {sortable && <SortChoice table={table} columns={sortColumns} />}
      <ul className={classes.phoneList} aria-label={label}>
        {rows.slice(0, drawn).map(({ id, original }) => {
          const isOpen = unfolding?.isOpen(original)
          const group = heads.get(id)
          return (
            <Fragment key={id}>
              {group && <li className={classes.groupHead}>{grouping?.renderHead(group)}</li>}
              <li>
                <Opener
                  row={original}
                  href={href?.(original) ?? undefined}
                  onOpen={onOpen}
                  isOpen={isOpen}
                >
                  {renderPhoneRow(original)}
                </Opener>
                {isOpen && unfolding?.render(original)}
              </li>
            </Fragment>
          )
        })}
        {drawn < rows.length && (
          <li aria-hidden style={{ height: (rows.length - drawn) * LINE_HEIGHT }} />
        )}
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
  const [first, ...others] = columns
  const summed = others.filter((column) => column.total)
  if (summed.length === 0) return null
  return (
    <Group gap="md">
      <Text fw={650}>{first?.total?.(rows) ?? t('table.total')}</Text>
      {summed.map((column) => (
        <Text key={column.key} component="div" size="sm" className={ui.tabular}>
          {column.header} {column.total?.(rows)} {column.unit}
        </Text>
      ))}
    </Group>
  )
}
