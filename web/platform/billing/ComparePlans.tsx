import {
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingOffer, ClubBilling } from '#contract/platform/billing-club.ts'
import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import ui from '../../ui/ui.module.css'
import table from '../../ui/table/table.module.css'
import { usePhone } from '../../ui/use-phone.ts'
import classes from './compare-plans.module.css'
import { priceOf, type Chosen } from './offers.ts'
import { useBillingWords } from './use-billing-words.ts'

type ComparePlansProps = {
  billing: ClubBilling
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  onPlan: (plan: PlanKey) => void
}

/** Plans are priced for each person, or for a club of any size. */
const COUNTS = ['user', 'flat'] as const
type Counts = (typeof COUNTS)[number]
const countsOf = ({ plan, seats }: ClubBilling): Counts =>
  seats === null && plan?.endsWith('-unlimited') ? 'flat' : 'user'

/** What each plan opens and costs; on a phone one plan at a time. */
export function ComparePlans({ billing, chosen, onChosen, onPlan }: ComparePlansProps) {
  const { t } = useTranslation('billing-club')
  const phone = usePhone()
  const [counts, setCounts] = useState<Counts>(() => countsOf(billing))
  const priced = billing.offers.filter((offer) => priceOf(offer, chosen) !== undefined)
  const ofKind = (kind: Counts) =>
    priced.filter((offer) => priceOf(offer, chosen)?.per_user === (kind === 'user'))
  const hasBoth = ofKind('user').length > 0 && ofKind('flat').length > 0
  const sold = hasBoth ? ofKind(counts) : priced
  const part = { billing, chosen, sold, onPlan }
  return (
    <Stack component="section" gap="md" data-roomy>
      <Title order={2} size="h3">
        {t('compare.heading')}
      </Title>
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          aria-label={t('compare.period')}
          data={PERIODS.map((value) => ({ value, label: t(`compare.${value}`) }))}
          value={chosen.period}
          onChange={(value) =>
            onChosen({ ...chosen, period: value === 'monthly' ? 'monthly' : 'annual' })
          }
        />
        {hasBoth && (
          <SegmentedControl
            aria-label={t('compare.counts')}
            data={COUNTS.map((value) => ({ value, label: t(`compare.${value}`) }))}
            value={counts}
            onChange={(value) => setCounts(value === 'flat' ? 'flat' : 'user')}
          />
        )}
        <NativeSelect
          label={t('compare.currency')}
          data={[...CURRENCIES]}
          value={chosen.currency}
          onChange={(event) => {
            const currency = CURRENCIES.find((one) => one === event.currentTarget.value)
            if (currency) onChosen({ ...chosen, currency })
          }}
        />
      </Group>
      {sold.length === 0 && <Text>{t('compare.none')}</Text>}
      {sold.length > 0 && (phone ? <OnePlan {...part} /> : <AllPlans {...part} />)}
      <Text size="sm" c="dimmed">
        {t('compare.tax')}
      </Text>
    </Stack>
  )
}

type PartProps = Omit<ComparePlansProps, 'onChosen'> & { sold: readonly BillingOffer[] }

function AllPlans({ sold, ...part }: PartProps) {
  const { t } = useTranslation('billing-club')
  const words = usePlanWords()
  return (
    <ScrollRegion label={t('compare.heading')} className={`${table.frame} ${classes.compare}`}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('compare.feature')}</Table.Th>
            {sold.map((offer) => (
              <Table.Th key={offer.plan} className={classes.plan}>
                <PlanHead offer={offer} {...part} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FEATURE_IDS.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row">{words.feature(feature)}</Table.Th>
              {sold.map(({ plan, features }) => (
                <Table.Td key={plan} data-own={plan === part.billing.plan || undefined}>
                  <Mark has={features.includes(feature)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

function OnePlan({ sold, ...part }: PartProps) {
  const { t } = useTranslation('billing-club')
  const words = usePlanWords()
  const [shown, setShown] = useState<string>(part.billing.plan ?? '')
  const offer = sold.find(({ plan }) => plan === shown) ?? sold[0]
  if (!offer) return null
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('compare.plan')}
        data={sold.map(({ plan }) => ({ value: plan, label: words.plan(plan) }))}
        value={offer.plan}
        onChange={(event) => setShown(event.currentTarget.value)}
      />
      <PlanHead offer={offer} {...part} />
      <Table className={ui.breaks ?? ''}>
        <Table.Tbody>
          {FEATURE_IDS.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row">{words.feature(feature)}</Table.Th>
              <Table.Td>
                <Mark has={offer.features.includes(feature)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}

/** Name and price of a plan, and the button that chooses it. */
function PlanHead({
  offer,
  billing,
  chosen,
  onPlan,
}: Omit<PartProps, 'sold'> & { offer: BillingOffer }) {
  const { t } = useTranslation('billing-club')
  const words = useBillingWords()
  const price = priceOf(offer, chosen)
  const name = words.plan(offer.plan)
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      {price && (
        <Text size="sm" fw={400}>
          <b>{words.money(price.amount, price.currency)}</b>{' '}
          {words.unit(price, billing.is_individual)}
        </Text>
      )}
      {billing.plan === offer.plan && (
        <Text size="xs" c="dimmed">
          {t('compare.current')}
        </Text>
      )}
      <Button
        variant="light"
        px="xs"
        aria-label={t('compare.chooseOf', { plan: name })}
        onClick={() => onPlan(offer.plan)}
      >
        {t('compare.choose')}
      </Button>
    </Stack>
  )
}

function Mark({ has }: { has: boolean }) {
  const { t } = useTranslation('billing-club')
  const label = t(has ? 'compare.included' : 'compare.notIncluded')
  return has ? (
    <IconCheck size={18} role="img" aria-label={label} />
  ) : (
    <IconMinus size={18} role="img" aria-label={label} opacity={0.5} />
  )
}
