import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clubBilling, renewPlan, type ClubBilling } from '#contract/platform/billing-club.ts'
import { seatsFree } from '#domain/billing/seats.ts'
import { SUBSCRIPTION_STATUS } from '#domain/constants/statuses.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { goToPortal } from './checkout.ts'
import { useBillingWords } from './use-billing-words.ts'

type PlanPartProps = { billing: ClubBilling }

/** The plan, its state, its seats and its next bill. */
export function PlanPart({ billing }: PlanPartProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const paying = billing.orders.find(({ id }) => id === billing.order_id)
  return (
    <Stack component="section" gap="md" aria-label={t('plan.heading')}>
      <Group gap="sm">
        <Title order={2} size="h3">
          {words.plan(billing.plan)}
        </Title>
        <StateBadge billing={billing} />
      </Group>
      <Text>{useEndText(billing)}</Text>
      <Group gap="xl" align="flex-start">
        <Seats billing={billing} />
        {paying && billing.status !== SUBSCRIPTION_STATUS.canceled && (
          <StatTile
            label={t('plan.next')}
            value={words.money(paying.amount, paying.currency)}
            hint={words.order(paying)}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed" maw={720}>
        {t('plan.seatsHint')}
      </Text>
      <Group gap="sm">
        {paying && billing.runs && <Renewal billing={billing} />}
        <Cards billing={billing} />
      </Group>
    </Stack>
  )
}

function useEndText({ plan, status, runs, until }: ClubBilling): string {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const day = format.within.day(until)
  if (!runs) return t('plan.over', { day })
  if (status === SUBSCRIPTION_STATUS.canceled) return t('plan.ends', { day })
  return plan === 'free-trial' ? t('plan.trial', { day }) : t('plan.until', { day })
}

function StateBadge({ billing: { status, runs } }: PlanPartProps) {
  const { t } = useTranslation('billing-club')
  if (status === SUBSCRIPTION_STATUS.pending)
    return <ColourBadge tone={SIGNAL_COLOURS.amber}>{t('plan.pending')}</ColourBadge>
  if (!runs) return <ColourBadge tone={SIGNAL_COLOURS.amber}>{t('plan.expired')}</ColourBadge>
  return status === SUBSCRIPTION_STATUS.canceled ? (
    <ColourBadge tone={SIGNAL_COLOURS.amber}>{t('plan.canceled')}</ColourBadge>
  ) : (
    <ColourBadge tone={SIGNAL_COLOURS.green}>{t('plan.active')}</ColourBadge>
  )
}

function Seats({ billing: { seats, seats_taken } }: PlanPartProps) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const taken = format.number(seats_taken)
  const free = seatsFree(seats, seats_taken)
  return (
    <StatTile
      label={t('plan.seats')}
      value={seats === null ? taken : t('plan.seatsOf', { taken, seats: format.number(seats) })}
      hint={free === null ? t('plan.noLimit') : t('plan.seatsFree', { free: format.number(free) })}
    />
  )
}

/** Leads who has paid by card to the cards and receipts at the provider of payments. */
function Cards({ billing: { orders } }: PlanPartProps) {
  const { t } = useTranslation('billing-club')
  const { mutate, isPending } = useMutation({ mutationFn: goToPortal })
  if (!orders.some(({ provider, state }) => provider === 'stripe' && state === 'paid')) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('plan.cards')}
    </Button>
  )
}

/** Lets the plan end with what is paid for, or go on after all. */
function Renewal({ billing }: PlanPartProps) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const confirm = useConfirm()
  const isCanceled = billing.status === SUBSCRIPTION_STATUS.canceled
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed =
        isCanceled ||
        (await confirm({
          title: t('plan.cancelTitle'),
          text: t('plan.cancelText', { day: format.within.day(billing.until) }),
          confirm: t('plan.cancelDo'),
          dangerous: true,
        }))
      if (!agreed) return
      await api(renewPlan, { body: { renews: isCanceled } })
      notify('success', t(isCanceled ? 'plan.resumed' : 'plan.canceledNow'))
      await invalidate(clubBilling)
    },
  })
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t(isCanceled ? 'plan.resume' : 'plan.cancel')}
    </Button>
  )
}
