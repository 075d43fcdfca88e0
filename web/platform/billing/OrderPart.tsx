import { Box, Button, Card, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  billingQuote,
  clubBilling,
  placeOrder,
  type AddOnOffer,
  type BillingOffer,
  type ClubBilling,
  type Quote,
} from '#contract/platform/billing-club.ts'
import type { Input } from '#contract/endpoint.ts'
import { planGate } from '#contract/platform/billing.ts'
import { fewestSeats } from '#domain/billing/seats.ts'
import type { SoldAddOn } from '#domain/constants/plans.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { notify } from '../../shell/notices.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { goToCheckout } from './checkout.ts'
import { LostFeatures } from './LostFeatures.tsx'
import { addOnBeside, priceOf, type Chosen } from './offers.ts'
import { QuoteTable } from './QuoteTable.tsx'
import { useBillingWords } from './use-billing-words.ts'

type OrderPartProps = {
  offer: BillingOffer
  chosen: Chosen
  billing: ClubBilling
  /** Opened to order the add-on. */
  adds: boolean
  onDone: () => void
}

/** An order, with the sum due before anybody decides. */
export function OrderPart({ offer, chosen, billing, adds, onDone }: OrderPartProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const fewest = fewestSeats(billing.seats_taken)
  const isPerUser = priceOf(offer, chosen)?.per_user === true
  const [seats, setSeats] = useState<number | null>(Math.max(fewest, billing.seats ?? 0))
  const [voucher, setVoucher] = useState('')
  const [wantsAddOn, setWantsAddOn] = useState(adds || goesOn(billing))
  const beside = addOnBeside(billing, offer, chosen)
  const addOn = wantsAddOn && beside ? beside.add_on : null
  const asked = useQuote({
    plan: offer.plan,
    ...chosen,
    ...(isPerUser && seats !== null && { seats }),
    ...(addOn !== null && { add_on: addOn }),
    ...(voucher.trim() !== '' && { voucher: voucher.trim() }),
  })
  useEffect(() => heading.current?.focus(), [])
  const fields = asked.error instanceof ApiProblem ? asked.error.errors : undefined
  const quote = asked.isError ? undefined : asked.data?.data
  return (
    <Card component="section" withBorder padding="lg" maw={720}>
      <Stack gap="md">
        <Title order={2} size="h3" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {t('order.heading', { plan: words.plan(offer.plan) })}
        </Title>
        {isPerUser && !billing.is_individual && (
          <Box maw={240}>
            <NumberField
              label={t('order.seats')}
              description={t('order.seatsHint', { taken: billing.seats_taken })}
              value={seats}
              min={fewest}
              max={100_000}
              onChange={setSeats}
              error={fields?.['seats']?.[0]}
            />
          </Box>
        )}
        {beside && (
          <AddOnChoice offer={beside} chosen={chosen} value={wantsAddOn} onChange={setWantsAddOn} />
        )}
        <TextInput
          label={t('order.voucher')}
          value={voucher}
          maxLength={40}
          autoComplete="off"
          error={fields?.['voucher']?.[0]}
          onChange={(event) => setVoucher(event.currentTarget.value)}
          maw={240}
        />
        {!asked.data && !asked.isError && <Waiting for={asked} part rows={3} />}
        {quote && <Due {...{ quote, offer, chosen, billing, addOn }} />}
        <Actions {...{ offer, chosen, billing, onDone, quote, addOn, voucher: voucher.trim() }} />
      </Stack>
    </Card>
  )
}

/** Whether the club has an add-on that goes on with its plan. */
const goesOn = ({ add_on, add_on_until }: ClubBilling) => add_on !== null && add_on_until === null

const useQuote = (asked: QuoteQuery) =>
  useQuery({
    ...query(billingQuote, { query: asked }, { own: [400] }),
    placeholderData: keepPreviousData,
    retry: false,
  })
type QuoteQuery = Omit<Input<typeof billingQuote>['query'], 'club_id'>

type AddOnProps = {
  offer: AddOnOffer
  chosen: Chosen
  value: boolean
  onChange: (value: boolean) => void
}

function AddOnChoice({ offer, chosen, value, onChange }: AddOnProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  return (
    <Checkbox
      label={t('order.addOn', { addOn: words.plan(offer.add_on) })}
      description={words.price(offer, chosen)}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type AddOn = SoldAddOn | null
type DueProps = Omit<OrderPartProps, 'adds' | 'onDone'> & { quote: Quote; addOn: AddOn }

function Due({ quote, offer, chosen, billing, addOn }: DueProps) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  return (
    <>
      <QuoteTable quote={quote} plan={offer.plan} addOn={addOn} currency={chosen.currency} />
      <Text size="sm">{t('order.until', { day: format.within.day(quote.until) })}</Text>
      {quote.reverse_charge && <Text size="sm">{t('order.reverse')}</Text>}
      {quote.lost.length > 0 && (
        <LostFeatures plan={offer.plan} lost={quote.lost} stored={billing.stored} />
      )}
    </>
  )
}

type ActionProps = Omit<OrderPartProps, 'adds'> & {
  quote: Quote | undefined
  addOn: AddOn
  voucher: string
}

function Actions({ offer, chosen, billing, onDone, quote, addOn, voucher }: ActionProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const { mutate, isPending } = useOrdering({
    offer,
    chosen,
    addOn,
    voucher,
    onDone,
    provider: billing.provider,
  })
  const hasAddress = billing.address !== null
  const isFree = quote?.total === 0
  return (
    <>
      <Text size="sm" c="dimmed">
        {billing.provider === 'stripe' ? t('order.methodCard') : t('order.method')}
      </Text>
      {!hasAddress && <Text size="sm">{t('order.addressFirst')}</Text>}
      <Group gap="sm">
        <Button
          disabled={!quote || !hasAddress}
          loading={isPending}
          onClick={() => quote && mutate(quote)}
        >
          {isFree || !quote
            ? t('order.free')
            : t('order.submit', { sum: words.money(quote.total, chosen.currency) })}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('order.back')}
        </Button>
      </Group>
    </>
  )
}

type Ordering = Pick<ActionProps, 'offer' | 'chosen' | 'addOn' | 'voucher' | 'onDone'> & {
  provider: ClubBilling['provider']
}

function useOrdering({ offer, chosen, addOn, voucher, onDone, provider }: Ordering) {
  const { t } = useTranslation('billing-club')
  return useMutation({
    mutationFn: (quote: Quote) =>
      api(placeOrder, {
        body: {
          plan: offer.plan,
          ...chosen,
          seats: quote.seats,
          add_on: addOn,
          voucher: voucher === '' ? null : voucher,
          total: quote.total,
        },
      }),
    onSuccess: async ({ data }) => {
      if (data.state === 'open' && provider === 'stripe') return goToCheckout(data.id)
      notify('success', t(data.state === 'paid' ? 'order.started' : 'order.ordered'))
      await invalidate(clubBilling, planGate)
      onDone()
    },
    onError: () => invalidate(billingQuote),
  })
}
