import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminClub, adminClubs } from '#contract/platform/admin.ts'
import { adminOrders, adminSettleOrder, type Order } from '#contract/platform/billing.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'

/** Marks an open order as paid or cancelled. */
export function SettleOrder({ order: { id, club } }: { order: Order }) {
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
