import { Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../ScrollRegion.tsx'
import table from '../table/table.module.css'
import classes from './charts.module.css'

export type ValuesTableProps = {
  label: string
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
  /** Set when only every n-th value is listed. */
  step?: number
}

/** A row in words: what it is of, then each value with its name and perhaps the unit of all. */
export const readingOf = (
  [, ...names]: readonly string[],
  [of, ...values]: readonly string[],
  unit = '',
): string =>
  [of, ...values.map((value, place) => `${names[place] ?? ''} ${value} ${unit}`.trim())].join(' · ')

/** The values behind a chart. */
export function ValuesTable({ label, head, rows, step = 1 }: ValuesTableProps) {
  const { t } = useTranslation('ui')
  return (
    <Stack gap={4}>
      <ScrollRegion label={label} className={`${table.frame} ${classes.values}`}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {head.map((text, place) => (
                <Table.Th key={text} scope="col" className={place > 0 ? table.figure : ''}>
                  {text}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells) => (
              <Table.Tr key={cells[0]}>
                {cells.map((text, place) => (
                  <Table.Td key={head[place]} className={place > 0 ? table.figure : ''}>
                    {text}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {step > 1 && (
        <Text size="xs" c="dimmed">
          {t('chart.shown', { number: step })}
        </Text>
      )}
    </Stack>
  )
}
