import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clubExports } from '#contract/people/club-data.ts'
import { clubBilling, type ClubBilling } from '#contract/platform/billing-club.ts'
import { PLAN_KEYS } from '#domain/constants/plans.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { AddOnPart } from './AddOnPart.tsx'
import { AddressPart } from './AddressPart.tsx'
import { ComparePlans } from './ComparePlans.tsx'
import { ClubExport, OtherClubs, OwnExport } from './ExpiredParts.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { firstChoice, type Chosen } from './offers.ts'
import { OrderPart } from './OrderPart.tsx'
import { PlanPart } from './PlanPart.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

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
