import type { ReactNode } from 'react'
import { Stack, Table, Text, ActionIcon, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconColumns3 } from '@tabler/icons-react'
import { ScrollRegion } from '../ScrollRegion.tsx'
import { usePhone } from '../use-phone.ts'
import { BodyRows, LONG_FROM } from './BodyRows.tsx'
import { useTableModel, type DataColumn, type DataTableState, type TableModel } from './columns.ts'
import type { Opening } from './DataCell.tsx'
import type { Grouping } from './grouping.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { PhoneList } from './PhoneList.tsx'
import { useRememberedTable } from './remembered.ts'
import classes from './table.module.css'

/** Which columns are shown; the first one always is. */
function ColumnMenu<Row extends object>({
  table,
  columns,
}: {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useTranslation('ui')
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.columns ?? ''}
          aria-label={t('table.columns')}
          title={t('table.columns')}
        >
          <IconColumns3 size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, header }) => {
          const shown = table.getColumn(key)?.getIsVisible() ?? false
          return (
            <Menu.CheckboxItem
              key={key}
              checked={shown}
              onChange={() => table.getColumn(key)?.toggleVisibility()}
            >
              {header}
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

export type DataTableProps<Row extends object> = Opening<Row> & {
  /** Sort and columns are remembered under this name. */
  id: string
  /** What the table holds, spoken with it. */
  label: string
  /** The same array on every render: at module level or memoised. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sortedBy?: { key: string; descending?: boolean }
  sortable?: boolean
  /** What rows are sorted by, where that is kept elsewhere than on this device. */
  sort?: { by: DataTableState['sorting']; onChange: (by: DataTableState['sorting']) => void }
  /** Off for small tables that always show everything. */
  columnChoice?: boolean
  /** What of a row matters on a narrow screen; without it the table scrolls sideways there. */
  renderPhoneRow?: (row: Row) => ReactNode
  /** Something stands beside the table, so that it has no more room than on a narrow screen. */
  narrow?: boolean
  /** Shown above the rows. */
  toolbar?: ReactNode
  /** Sorting keeps the rows of a group together. */
  grouping?: Grouping<Row>
  /** Rows that are chosen, on a ground of their own. */
  isMarked?: (row: Row) => boolean
}

/**
 * A table for comparing: sticky first column, aligned figures, sorting, column choice, totals, rows
 * that open.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    id,
    label,
    columns,
    rows,
    rowKey,
    sortedBy,
    sortable = true,
    sort,
    columnChoice = true,
    renderPhoneRow,
    narrow = false,
    toolbar,
    grouping,
    isMarked,
  } = props
  const { href, onOpen, unfolding } = props
  const initial: DataTableState['sorting'] = sortedBy
    ? [{ id: sortedBy.key, desc: sortedBy.descending ?? false }]
    : []
  const remembered = useRememberedTable(id, columns, initial, sort)
  const table = useTableModel(columns, rows, rowKey, remembered)
  const shown = columns.filter(
    (column, index) => index === 0 || table.getColumn(column.key)?.getIsVisible(),
  )
  const sortedKey = table.state.sorting[0]?.id
  const phone = usePhone()
  const opening = {
    ...(href && { href }),
    ...(onOpen && { onOpen }),
    ...(unfolding && { unfolding }),
  }

  if ((phone || narrow) && renderPhoneRow)
    return (
      <Stack gap="xs">
        {toolbar}
        <PhoneList
          label={label}
          table={table}
          columns={shown}
          sortColumns={columns.filter((one) => shown.includes(one) || one.key === sortedKey)}
          renderPhoneRow={renderPhoneRow}
          sortable={sortable}
          grouping={grouping}
          {...opening}
        />
      </Stack>
    )
  return (
    <Stack gap="xs">
      {toolbar}
      <div className={classes.corner} data-chosen={columnChoice || undefined}>
        <Grid
          label={label}
          table={table}
          columns={shown}
          sortable={sortable}
          grouping={grouping}
          isMarked={isMarked}
          {...opening}
        />
        {columnChoice && <ColumnMenu table={table} columns={columns} />}
      </div>
    </Stack>
  )
}

type GridProps<Row extends object> = Opening<Row> & {
  label: string
  table: ReturnType<typeof useTableModel<Row>>
  columns: readonly DataColumn<Row>[]
  sortable: boolean
  grouping: Grouping<Row> | undefined
  isMarked: ((row: Row) => boolean) | undefined
}

function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, table, columns, sortable, ...body } = props
  const { href, onOpen } = body
  const { rows } = table.getRowModel()
  return (
    <ScrollRegion label={label} className={classes.frame} many={rows.length > LONG_FROM}>
      <Table
        stickyHeader
        highlightOnHover={href !== undefined || onOpen !== undefined}
        aria-rowcount={rows.length + 1}
      >
        <Table.Thead>
          <HeaderRow table={table} columns={columns} sortable={sortable} />
        </Table.Thead>
        {columns.some((column) => column.total) && (
          <Totals columns={columns} rows={rows.map((row) => row.original)} />
        )}
        <Table.Tbody>
          <BodyRows table={table} columns={columns} {...body} />
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

/** All rows together, before the first of them. */
function Totals<Row>({
  columns,
  rows,
}: {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
}) {
  const { t } = useTranslation('ui')
  return (
    <Table.Tbody className={classes.totals ?? ''}>
      <Table.Tr>
        {columns.map((column, place) => (
          <Table.Td key={column.key} className={column.figure ? classes.figure : ''}>
            {column.total
              ? column.total(rows)
              : place === 0 && <Text inherit>{t('table.total')}</Text>}
          </Table.Td>
        ))}
      </Table.Tr>
    </Table.Tbody>
  )
}
