import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubBilling,
  withdrawOrder,
  type ClubBilling,
  type ClubOrder,
} from '#contract/platform/billing-club.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { goToCheckout } from './checkout.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { useBillingWords } from './use-billing-words.ts'

type WaitingOrderProps = { order: ClubOrder; billing: ClubBilling }

/** An order that waits to be paid, and how that is done. */
export function WaitingOrder({ order, billing }: WaitingOrderProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  return (
    <Alert
      icon={<IconReceipt aria-hidden />}
      title={t('waiting.title', { plan: words.order(order) })}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{usePayingText({ order, billing })}</Text>
        {order.failed_at !== null && <Text size="sm">{t('waiting.failed')}</Text>}
        {order.invoice && <InvoiceButton invoice={order.invoice} />}
        {order.provider === 'stripe' && <PayByCard id={order.id} />}
        <Withdraw id={order.id} />
      </Stack>
    </Alert>
  )
}

function usePayingText({ order, billing: { payee } }: WaitingOrderProps): string {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const words = useBillingWords()
  const sum = words.money(order.amount, order.currency)
  if (order.invoice === null) return t('waiting.card', { sum })
  return t('waiting.transfer', {
    sum,
    day: format.within.day(order.invoice.due_on),
    iban: payee.iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
    name: payee.name,
    number: order.invoice.number,
  })
}

function PayByCard({ id }: { id: number }) {
  const { t } = useTranslation('billing-club')
  const { mutate, isPending } = useMutation({ mutationFn: () => goToCheckout(id) })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {t('waiting.pay')}
    </Button>
  )
}

function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation('billing-club')
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed = await confirm({
        title: t('waiting.withdrawTitle'),
        text: t('waiting.withdrawText'),
        confirm: t('waiting.withdraw'),
        dangerous: true,
      })
      if (!agreed) return
      await api(withdrawOrder, { params: { id } })
      notify('success', t('waiting.withdrawn'))
      await invalidate(clubBilling)
    },
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('waiting.withdraw')}
    </Button>
  )
}
