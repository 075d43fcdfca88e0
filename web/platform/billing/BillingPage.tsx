import { Alert, Stack, Title, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from '@tanstack/react-query'
import { clubExports } from '#contract/people/club-data.ts'
import {
  clubBilling,
  billingQuote,
  saveBillingAddress,
  withdrawOrder,
  type ClubBilling,
  type ClubOrder,
} from '#contract/platform/billing-club.ts'
import { PLAN_KEYS } from '#domain/constants/plans.ts'
import { query, api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { countryChoices } from '../../lookups/countries.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { AddOnPart } from './AddOnPart.tsx'
import { ComparePlans } from './ComparePlans.tsx'
import { ClubExport, OtherClubs, OwnExport } from './ExpiredParts.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { firstChoice, type Chosen } from './offers.ts'
import { OrderPart } from './OrderPart.tsx'
import { PlanPart } from './PlanPart.tsx'
import { goToCheckout } from './checkout.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { useBillingWords } from './use-billing-words.ts'

type WaitingOrderProps = { order: ClubOrder; billing: ClubBilling }

/** An order that waits to be paid, and how that is done. */
function WaitingOrder({ order, billing }: WaitingOrderProps) {
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

const emptyAt = (country: string) => ({
  name: '',
  street: '',
  postcode: '',
  city: '',
  country,
  tax_id: null,
  email: null,
})

/** Where bills go; its country decides on the tax. */
function AddressPart({ billing }: { billing: ClubBilling }) {
  const { t } = useTranslation('billing-club')
  const { locale } = useFormat()
  const form = useForm(saveBillingAddress, {
    initial: billing.address ?? emptyAt(billing.payee.country),
    refreshes: [clubBilling, billingQuote],
    saved: t('address.saved'),
  })
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h3">
        {t('address.heading')}
      </Title>
      <Form of={form} submit={t('address.save')} width={480}>
        <TextField {...form.at('name')} label={t('address.name')} autoComplete="organization" />
        <TextField
          {...form.at('street')}
          label={t('address.street')}
          autoComplete="street-address"
        />
        <TextField
          {...form.at('postcode')}
          label={t('address.postcode')}
          autoComplete="postal-code"
        />
        <TextField {...form.at('city')} label={t('address.city')} autoComplete="address-level2" />
        <SearchSelect
          {...form.at('country')}
          label={t('address.country')}
          data={countryChoices(locale)}
          nothingFoundMessage={t('address.nothing')}
          onChange={(country) => country !== null && form.set({ country })}
        />
        <TextField
          {...form.at('tax_id')}
          label={t('address.taxId')}
          description={t('address.taxIdHint')}
        />
        <TextField {...form.at('email')} label={t('address.email')} type="email" />
      </Form>
    </Stack>
  )
}

/** The plan of the club, what plans cost, an order, and what was paid. */
export function BillingPage() {
  const { t } = useTranslation('billing-club')
  const { data: billing } = useLoaded(query(clubBilling))
  const viewer = useViewer()
  const [search, change] = useSearchParam()
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(billing))
  const plan = PLAN_KEYS.find((key) => key === search.get('plan')) ?? null
  const offer = billing.offers.find((one) => one.plan === plan) ?? null
  const [adds, setAdds] = useState(false)
  const choose = (key: string | null, withAddOn = false) => {
    setAdds(withAddOn)
    change({ plan: key })
  }
  const waiting = billing.orders.find(({ state }) => state === 'open')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Stack gap="xl">
        <Standing billing={billing} />
        <PlanPart billing={billing} />
        {waiting && <WaitingOrder order={waiting} billing={billing} />}
        {offer && (
          <OrderPart
            key={`${offer.plan} ${chosen.period} ${chosen.currency} ${adds}`}
            adds={adds}
            offer={offer}
            chosen={chosen}
            billing={billing}
            onDone={() => choose(null)}
          />
        )}
        <AddOnPart billing={billing} chosen={chosen} onAdd={() => choose(billing.plan, true)} />
        <ComparePlans
          billing={billing}
          chosen={chosen}
          onChosen={setChosen}
          onPlan={(key) => choose(key)}
        />
        <AddressPart billing={billing} />
        <HistoryPart billing={billing} />
        {!billing.runs && (
          <>
            {can(clubExports.access, viewer) && <ClubExport />}
            <OwnExport />
            <OtherClubs />
          </>
        )}
      </Stack>
    </Page>
  )
}

/** What stands in the way: a plan that has ended, or a bill that is open. */
function Standing({ billing: { runs, until, grace_until, today } }: { billing: ClubBilling }) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const isLate = runs && grace_until !== null && until !== null && until < today
  if (runs && !isLate) return null
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={isLate ? t('grace.title') : t('ended.title')}
    >
      {isLate ? t('grace.text', { day: format.within.day(grace_until) }) : t('ended.text')}
    </Alert>
  )
}
