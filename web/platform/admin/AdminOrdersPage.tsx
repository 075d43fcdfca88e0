import { useTranslation } from 'react-i18next'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  adminRevenue,
  adminRevenueFile,
  type AdminRevenue,
} from '#contract/platform/billing-admin.ts'
import { moneyText } from '#domain/billing/money.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { download, query } from '../../api/api.ts'
import { figure, text, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { AdminTabs } from './AdminPage.tsx'
import { orderList } from './order-list.tsx'
import { useOrderWords } from './use-order-words.ts'

const money = (key: 'net' | 'tax' | 'total' | 'refunded') =>
  text(
    (month: AdminRevenue, { format }: ListWords<'billing-admin'>) =>
      moneyText(month[key], month.currency, format.locale),
    { figure: true },
  )

const monthList = list('billing-admin', 'revenue', rows<AdminRevenue>(), {
  id: 'revenue',
  title: ({ t }) => t('revenue.heading'),
  columns: {
    month: text(({ month }) => month),
    currency: text(({ currency }) => currency),
    orders: figure(({ orders }) => orders),
    net: money('net'),
    tax: money('tax'),
    total: money('total'),
    refunded: money('refunded'),
  },
  rowKey: ({ month, currency }) => `${month} ${currency}`,
  sortable: false,
  columnChoice: false,
})

/** What was paid, by month and currency. */
function Revenue() {
  const { t } = useTranslation('billing-admin')
  const asked = useQuery(query(adminRevenue))
  const { mutate, isPending } = useMutation({ mutationFn: () => download(adminRevenueFile) })
  const months = asked.data?.data
  return (
    <Stack component="section" gap="md" align="stretch">
      <Title order={2} size="h3">
        {t('revenue.heading')}
      </Title>
      {!months && <Waiting for={asked} part rows={3} />}
      {months?.length === 0 && <Text c="dimmed">{t('revenue.none')}</Text>}
      {months && months.length > 0 && <ListTable of={monthList} rows={months} />}
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

/** What clubs have ordered, open orders first. A paid one makes its plan the club's. */
export function AdminOrdersPage() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      of={orderList}
      given={useOrderWords()}
      head={{ tabs: <AdminTabs /> }}
      subtitle={() => t('orders.lead')}
      below={<Revenue />}
    />
  )
}
