import { IconReceipt } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  adminOrders,
  ORDER_STATES,
  adminSettleOrder,
  type Order,
} from '#contract/platform/billing.ts'
import { adminClub, adminClubs } from '#contract/platform/admin.ts'
import { day, names, text, type ListWords } from '../../list/columns.tsx'
import { comma, listSeparator } from '../../format/punctuation.ts'
import { find, oneOf } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'

/** Marks an open order as paid or cancelled. */
function SettleOrder({ order: { id, club } }: { order: Order }) {
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

type OrderWords = {
  plan: (key: string) => string
  /** What the provider of payments has said of an order since. */
  seen: (order: Order) => readonly string[]
}
type Words = ListWords<'admin', OrderWords>

const statesOf = (order: Order, { t, format, seen }: Words) => [
  order.paid_until === null
    ? t(`orders.states.${order.state}`)
    : t('orders.paidUntil', { day: format.within.day(order.paid_until) }),
  ...seen(order),
]
const sizeOf = (seats: number | null, { t }: Words) =>
  seats === null ? t('orders.unlimited') : t('orders.seatsOf', { number: seats })

/** Orders with what is due; open ones can be marked as paid or cancelled. */
export const orderList = list('admin', 'orders', rowsOf<OrderWords>()(adminOrders), {
  id: 'admin-orders',
  title: ({ t }) => t('orders.title'),
  columns: {
    club: text(({ club }) => club),
    plan: text(
      ({ plan, add_on, seats }, words) =>
        [plan, add_on].flatMap((key) => (key === null ? [] : words.plan(key))).join(' + ') +
        comma() +
        sizeOf(seats, words),
    ),
    period: text(({ period }, { t }) => t(`orders.periods.${period}`)),
    amount: text(({ amount, currency }, { format }) => `${format.number(amount, 2)} ${currency}`, {
      figure: true,
    }),
    reference: text(({ reference, invoice }) => reference ?? invoice),
    ordered: day(({ ordered_at }) => ordered_at),
    state: names(statesOf, {
      cell: (order, words) =>
        order.state === 'open' ? (
          <SettleOrder order={order} />
        ) : (
          statesOf(order, words).join(listSeparator())
        ),
    }),
  },
  headers: { plan: ({ t }) => t('columns.plan'), state: ({ t }) => t('columns.state') },
  href: ({ club_id }) => paths.adminEditClub(club_id),
  filters: {
    name: find(({ t }) => t('orders.club'), 120),
    state: oneOf(
      ({ t }) => t('columns.state'),
      ORDER_STATES,
      (state, { t }) => t(`orders.states.${state}`),
    ),
  },
  any: ({ t }) => t('filter.any'),
  isPaged: true,
  empty: ({ t }) => ({
    icon: <IconReceipt />,
    title: t('orders.none'),
    text: t('orders.noneText'),
  }),
})
