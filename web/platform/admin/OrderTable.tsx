import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminClub, adminClubs } from '#contract/platform/admin.ts'
import { adminOrders, adminSettleOrder, type Order } from '#contract/platform/billing.ts'
import { api, invalidate } from '../../api/api.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { listSeparator } from '../../format/punctuation.ts'

type OrderTableProps = {
  rows: readonly Order[]
  meta: { page: number; limit: number; total: number }
  onPage: (page: number) => void
}

/** Orders with what is due; open ones can be marked as paid or cancelled. */
export function OrderTable(props: OrderTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const words = usePlanWords()
  const due = ({ amount, currency }: Order) => `${format.number(amount, 2)} ${currency}`
  const size = (seats: number | null) =>
    seats === null ? t('orders.unlimited') : t('orders.seatsOf', { number: seats })
  const seen = useSeen()
  const stateOf = (order: Order) =>
    [
      order.paid_until === null
        ? t(`orders.states.${order.state}`)
        : t('orders.paidUntil', { day: format.within.day(order.paid_until) }),
      ...seen(order),
    ].join(listSeparator())
  return (
    <PagedTable
      {...props}
      label={t('orders.title')}
      href={({ club_id }) => paths.adminEditClub(club_id)}
      columns={[
        { key: 'club', header: t('orders.club'), value: ({ club }) => club },
        {
          key: 'plan',
          header: t('columns.plan'),
          value: ({ plan, add_on, seats }) =>
            [plan, add_on].flatMap((key) => (key === null ? [] : words.plan(key))).join(' + ') +
            `, ${size(seats)}`,
        },
        {
          key: 'period',
          header: t('orders.period'),
          value: ({ period }) => t(`orders.periods.${period}`),
        },
        { key: 'due', header: t('orders.amount'), value: due, figure: true },
        {
          key: 'reference',
          header: t('orders.reference'),
          value: ({ reference, invoice }) => reference ?? invoice,
        },
        {
          key: 'when',
          header: t('orders.ordered'),
          value: ({ ordered_at }) => format.day(ordered_at),
        },
        {
          key: 'state',
          header: t('columns.state'),
          value: stateOf,
          cell: (order) => (order.state === 'open' ? settle(order) : stateOf(order)),
        },
      ]}
    />
  )
}

/** What the provider of payments has said of an order since. */
function useSeen() {
  const { t } = useTranslation('billing-admin')
  const format = useFormat()
  return ({ failed_at, refunded, disputed_at, paid_late, currency, state }: Order): string[] => {
    const sumOf = (amount: number) => ({ sum: `${format.number(amount, 2)} ${currency}` })
    return [
      ...(failed_at !== null && state === 'open' ? [t('seen.failed')] : []),
      ...(refunded > 0 ? [t('seen.refunded', sumOf(refunded))] : []),
      ...(disputed_at === null ? [] : [t('seen.disputed')]),
      ...(paid_late > 0 ? [t('seen.late', sumOf(paid_late))] : []),
    ]
  }
}

const settle = (order: Order) => <Settle order={order} />

function Settle({ order: { id, club } }: { order: Order }) {
  const { t } = useTranslation('admin')
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: async (paid: boolean) => {
      const way = paid ? 'pay' : 'cancel'
      const agreed = await confirm({
        title: t(`orders.${way}Title`),
        text: t(`orders.${way}Text`, { club }),
        confirm: t(`orders.${way}`),
        dangerous: !paid,
      })
      if (!agreed) return
      await api(adminSettleOrder, { params: { id }, body: { paid } })
      notify('success', t(paid ? 'orders.paid' : 'orders.cancelled'))
      await invalidate(adminOrders, adminClub, adminClubs)
    },
  })
  return (
    <>
      <Button mr="xs" loading={isPending} onClick={() => mutate(true)}>
        {t('orders.pay')}
      </Button>
      <Button variant="default" disabled={isPending} onClick={() => mutate(false)}>
        {t('orders.cancel')}
      </Button>
    </>
  )
}
