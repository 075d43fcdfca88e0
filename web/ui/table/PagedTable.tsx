import { colon } from '../../format/punctuation.ts'
import { Group, Pagination, Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from './columns.ts'
import { usePhone } from '../use-phone.ts'
import { ScrollRegion } from '../ScrollRegion.tsx'
import table from './table.module.css'

type PagedTableProps<Row> = {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly (Row & { id: number | string })[]
  meta: { page: number; limit: number; total: number }
  onPage: (page: number) => void
  href?: (row: Row) => string | null
}

/** A page of a list that the server sorts and cuts. On a phone each row is a few lines. */
export function PagedTable<Row>({
  label,
  columns,
  rows,
  meta,
  onPage,
  href,
}: PagedTableProps<Row>) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const phone = usePhone()
  const pages = Math.ceil(meta.total / meta.limit)
  const name = (row: Row, text: React.ReactNode) => {
    const to = href?.(row)
    return to ? (
      <Link className={table.open} to={to}>
        {text}
      </Link>
    ) : (
      text
    )
  }
  const [first, ...others] = columns
  const text = (column: DataColumn<Row>, row: Row) =>
    (column.cell ? column.cell(row) : column.value(row)) ?? '–'
  return (
    <Stack gap="sm">
      {phone ? (
        <ul className={table.phoneList} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>
              {first && name(row, <Text fw={600}>{text(first, row)}</Text>)}
              {others.map((column) => (
                <Text key={column.key} size="sm" c="dimmed">
                  {column.header}
                  {colon()}
                  {text(column, row)}
                </Text>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <ScrollRegion label={label} className={table.frame}>
          <Table stickyHeader highlightOnHover={href !== undefined}>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ key, header, figure }) => (
                  <Table.Th key={key} className={figure ? table.figure : ''}>
                    {header}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  {columns.map((column, place) => (
                    <Table.Td key={column.key} className={column.figure ? table.figure : ''}>
                      {place === 0 ? name(row, text(column, row)) : text(column, row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" role="status">
          {t('pages.total', { number: format.number(meta.total) })}
        </Text>
        {pages > 1 && (
          <Pagination
            total={pages}
            value={meta.page}
            onChange={onPage}
            aria-label={t('pages.label')}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? t('pages.previous') : t('pages.next'),
            })}
          />
        )}
      </Group>
    </Stack>
  )
}
