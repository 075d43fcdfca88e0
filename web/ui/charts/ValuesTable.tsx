import { Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '../table/table.css'

export type ValuesTableProps = {
  label: string
  head: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
  /** Set when only every n-th value is listed. */
  step?: number
}

/** The values behind a chart. */
export function ValuesTable({ label, head, rows, step = 1 }: ValuesTableProps) {
  const { t } = useTranslation('ui')
  return (
    <Stack gap={4}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <div role="group" className="ui-table ui-values" aria-label={label} tabIndex={0}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {head.map((text, place) => (
                <Table.Th key={text} scope="col" className={place > 0 ? 'ui-figure' : ''}>
                  {text}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells) => (
              <Table.Tr key={cells[0]}>
                {cells.map((text, place) => (
                  <Table.Td key={head[place]} className={place > 0 ? 'ui-figure' : ''}>
                    {text}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {step > 1 && (
        <Text size="xs" c="dimmed">
          {t('chart.shown', { number: step })}
        </Text>
      )}
    </Stack>
  )
}
