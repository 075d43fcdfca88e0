import { Button, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  adminRevenue,
  adminRevenueFile,
  type AdminRevenue,
} from '#contract/platform/billing-admin.ts'
import { moneyText } from '#domain/billing/money.ts'
import { download, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../../ui/table/table.module.css'

const SUMS = ['net', 'tax', 'total', 'refunded'] as const

/** What was paid, by month and currency. */
export function Revenue() {
  const { t } = useTranslation('billing-admin')
  const asked = useQuery(query(adminRevenue))
  const { mutate, isPending } = useMutation({ mutationFn: () => download(adminRevenueFile) })
  const rows = asked.data?.data
  return (
    <Stack component="section" gap="md" align="stretch">
      <Title order={2} size="h3">
        {t('revenue.heading')}
      </Title>
      {!rows && <Waiting for={asked} part rows={3} />}
      {rows?.length === 0 && <Text c="dimmed">{t('revenue.none')}</Text>}
      {rows && rows.length > 0 && <Months rows={rows} />}
      <Button
        variant="light"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('revenue.file')}
      </Button>
    </Stack>
  )
}

function Months({ rows }: { rows: readonly AdminRevenue[] }) {
  const { t } = useTranslation('billing-admin')
  const format = useFormat()
  return (
    <ScrollRegion label={t('revenue.heading')} className={table.frame}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('revenue.month')}</Table.Th>
            <Table.Th>{t('revenue.currency')}</Table.Th>
            <Table.Th ta="right">{t('revenue.orders')}</Table.Th>
            {SUMS.map((sum) => (
              <Table.Th key={sum} ta="right">
                {t(`revenue.${sum}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={`${row.month} ${row.currency}`}>
              <Table.Td>{row.month}</Table.Td>
              <Table.Td>{row.currency}</Table.Td>
              <Table.Td ta="right">{format.number(row.orders)}</Table.Td>
              {SUMS.map((sum) => (
                <Table.Td key={sum} ta="right">
                  {moneyText(row[sum], row.currency, format.locale)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
