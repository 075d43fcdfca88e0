import { Group, Table, Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { TermMark } from '../Term.tsx'
import type { DataColumn, TableModel } from './columns.ts'
import classes from './table.module.css'

/**
 * If there are more columns than this, the units are below their words, so that all fit on a wide
 * screen.
 */
const ROOMY = 9

type HeaderRowProps<Row extends object> = {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
  sortable: boolean
}

export function HeaderRow<Row extends object>({ table, columns, sortable }: HeaderRowProps<Row>) {
  return (
    <Table.Tr data-crowded={columns.length > ROOMY || undefined}>
      {columns.map((column) => (
        <HeaderCell key={column.key} table={table} column={column} sortable={sortable} />
      ))}
    </Table.Tr>
  )
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const

function HeaderCell<Row extends object>({
  table,
  column,
  sortable,
}: {
  table: TableModel<Row>
  column: DataColumn<Row>
  sortable: boolean
}) {
  const sorted = table.getColumn(column.key)?.getIsSorted() || null
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp
  const words = (
    <>
      {column.header}
      {column.unit && (
        <Text component="span" size="xs" c="dimmed" fw={400} className={classes.unit}>
          {' '}
          {column.unit}
        </Text>
      )}
    </>
  )
  return (
    <Table.Th
      className={[column.figure && classes.figure, column.term && classes.termed]
        .filter(Boolean)
        .join(' ')}
      w={column.width ?? ''}
      aria-sort={sorted ? ARIA[sorted] : 'none'}
    >
      {sortable && column.isSortable !== false ? (
        <UnstyledButton
          className={classes.sort}
          fw={500}
          onClick={(event) => table.getColumn(column.key)?.getToggleSortingHandler()?.(event)}
        >
          <Group
            gap={4}
            wrap="nowrap"
            align="flex-end"
            justify={column.figure ? 'flex-end' : 'flex-start'}
          >
            {column.figure && sorted && <Arrow size={14} aria-hidden />}
            <span>{words}</span>
            {!column.figure && sorted && <Arrow size={14} aria-hidden />}
          </Group>
        </UnstyledButton>
      ) : (
        words
      )}
      {column.term && <TermMark term={column.term} label={column.header} />}
    </Table.Th>
  )
}
