import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { clubBilling, type ClubOrder } from '#contract/platform/billing-club.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { paths } from '../../paths/paths.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'
import { useBillingWords } from './use-billing-words.ts'

const LOOK_AGAIN_MS = 4000

type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'unknown'

function outcomeOf(order: ClubOrder | undefined): Outcome {
  if (!order) return 'unknown'
  if (order.state === 'open') return order.failed_at === null ? 'pending' : 'failed'
  return order.state
}

/** What has become of the payment of an order; it looks again until that is settled. */
export function PaymentPage() {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const words = useBillingWords()
  const [search] = useSearchParams()
  const id = Number(search.get('order'))
  const { data } = useLoaded(query(clubBilling))
  const order = data.orders.find((one) => one.id === id)
  const outcome = outcomeOf(order)
  useQuery({
    ...query(clubBilling),
    refetchInterval: outcome === 'pending' ? LOOK_AGAIN_MS : false,
  })
  const values = {
    plan: order ? words.order(order) : '',
    sum: order ? words.money(order.amount, order.currency) : '',
    day: format.within.day(order?.paid_until ?? null),
  }
  return (
    <MessagePage title={t(`payment.${outcome}`)} text={t(`payment.${outcome}Text`, values)}>
      <Group gap="sm">
        <Button component={Link} to={paths.billing()}>
          {t('payment.billing')}
        </Button>
        {data.runs && (
          <Button variant="default" component={Link} to={paths.home()}>
            {t('payment.home')}
          </Button>
        )}
      </Group>
    </MessagePage>
  )
}
