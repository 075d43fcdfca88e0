import { colon } from '../../format/punctuation.ts'
import { Group, Pagination, Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../format/format.ts'
import type { DataTableProps } from './DataTable.tsx'
import { cellText } from './DataCell.tsx'
import { usePhone } from '../use-phone.ts'
import { ScrollRegion } from '../ScrollRegion.tsx'
import table from './table.module.css'

export type PagedTableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'href'
> &
  PagesProps

/** A page of a list that the server sorts and cuts. On a phone each row is a few lines. */
export function PagedTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  meta,
  onPage,
  href,
}: PagedTableProps<Row>) {
  const phone = usePhone()
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
  return (
    <Stack gap="sm">
      {phone ? (
        <ul className={table.phoneList} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              {first && name(row, <Text fw={600}>{cellText(first, row)}</Text>)}
              {others.map((column) => (
                <Text key={column.key} size="sm" c="dimmed">
                  {column.header}
                  {colon()}
                  {cellText(column, row)}
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
                <Table.Tr key={rowKey(row)}>
                  {columns.map((column, place) => (
                    <Table.Td key={column.key} className={column.figure ? table.figure : ''}>
                      {place === 0 ? name(row, cellText(column, row)) : cellText(column, row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
      <Pages meta={meta} onPage={onPage} />
    </Stack>
  )
}

type PagesProps = {
  meta: { page: number; limit: number; total: number }
  onPage: (page: number) => void
}

/** How many rows there are, and the way to those of other pages. */
export function Pages({ meta: { page, limit, total }, onPage }: PagesProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const pages = Math.ceil(total / limit)
  return (
    <Group justify="space-between" gap="sm">
      <Text c="dimmed" size="sm" role="status">
        {t('pages.total', { number: format.number(total) })}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          aria-label={t('pages.label')}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? t('pages.previous') : t('pages.next'),
          })}
        />
      )}
    </Group>
  )
}
