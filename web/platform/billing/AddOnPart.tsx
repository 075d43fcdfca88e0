import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubBilling,
  renewPlan,
  type AddOnOffer,
  type ClubBilling,
} from '#contract/platform/billing-club.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { addOnBeside, priceOf, type Chosen } from './offers.ts'
import { useBillingWords } from './use-billing-words.ts'
import { colon } from '../../format/punctuation.ts'

type AddOnPartProps = { billing: ClubBilling; chosen: Chosen; onAdd: () => void }

/** What can be ordered beside the plan, and whether the club has it. */
export function AddOnPart({ billing, chosen, onAdd }: AddOnPartProps) {
  const { t } = useTranslation('billing-club')
  const offer =
    billing.add_ons.find(({ add_on }) => add_on === billing.add_on) ??
    billing.add_ons.find((one) => priceOf(one, chosen) !== undefined)
  if (!offer) return null
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('addOn.heading')}
      </Title>
      <Stand billing={billing} offer={offer} />
      {billing.add_on === null ? (
        <Offered {...{ billing, chosen, onAdd, offer }} />
      ) : (
        <Ending billing={billing} />
      )}
    </Stack>
  )
}

const isIncluded = ({ features, add_on }: ClubBilling, offer: AddOnOffer) =>
  add_on === null && offer.features.every((feature) => features.includes(feature))

type OfferProps = Pick<AddOnPartProps, 'billing'> & { offer: AddOnOffer }

function Stand({ billing, offer }: OfferProps) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const addOn = useBillingWords().plan(offer.add_on)
  const text = () => {
    if (isIncluded(billing, offer)) return t('addOn.included', { addOn })
    if (billing.add_on === null) return `${addOn}${colon()}${t('addOn.lead')}`
    if (billing.add_on_until === null) return t('addOn.runs', { addOn })
    return t('addOn.until', { addOn, day: format.within.day(billing.add_on_until) })
  }
  return <Text maw={720}>{text()}</Text>
}

function Offered({ billing, chosen, onAdd, offer }: AddOnPartProps & OfferProps) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  if (isIncluded(billing, offer)) return null
  const plan = billing.offers.find((one) => one.plan === billing.plan)
  const canAdd = plan && priceOf(plan, chosen) && addOnBeside(billing, plan, chosen)
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.price(offer, chosen)}
      </Text>
      {canAdd ? (
        <Button variant="default" onClick={onAdd}>
          {t('addOn.add')}
        </Button>
      ) : (
        <Text size="sm">{t('addOn.planFirst')}</Text>
      )}
    </>
  )
}

/** Lets the add-on end with what is paid for, or go on after all. */
function Ending({ billing: { add_on, add_on_until, until } }: Pick<AddOnPartProps, 'billing'>) {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const words = useBillingWords()
  const confirm = useConfirm()
  const ends = add_on_until !== null
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed =
        ends ||
        (await confirm({
          title: t('addOn.endTitle', { addOn: words.plan(add_on) }),
          text: t('addOn.endText', { day: format.within.day(until) }),
          confirm: t('addOn.end'),
          dangerous: true,
        }))
      if (!agreed) return
      await api(renewPlan, { body: { renews: ends, of: 'add-on' } })
      notify('success', t(ends ? 'addOn.kept' : 'addOn.ended'))
      await invalidate(clubBilling)
    },
  })
  // What the next bill was paid without is ordered again instead.
  if (ends && add_on_until !== until) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t(ends ? 'addOn.keep' : 'addOn.end')}
    </Button>
  )
}
