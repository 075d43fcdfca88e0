import { Checkbox, Table, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminPlans, setPlanFeature, type AdminPlan } from '#contract/platform/billing.ts'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../../ui/table/table.module.css'
import { AdminPage } from './AdminPage.tsx'
import { PriceList } from './PriceList.tsx'
import { VoucherList } from './VoucherList.tsx'

/** Which plan has which feature, to be changed by a click. */
export function AdminPlansPage() {
  const { t } = useTranslation('admin')
  const asked = useQuery(query(adminPlans))
  const { data } = asked
  return (
    <AdminPage title={t('plans.title')} subtitle={t('plans.lead')}>
      {!data && <Waiting for={asked} rows={12} />}
      {data && <Matrix plans={data.data} />}
      {data && <PriceList plans={data.data} />}
      <VoucherList />
    </AdminPage>
  )
}

function Matrix({ plans }: { plans: readonly AdminPlan[] }) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  return (
    <ScrollRegion label={t('plans.title')} className={table.frame}>
      <Table stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columns.feature')}</Table.Th>
            {plans.map(({ id, key, clubs }) => (
              <Table.Th key={id} miw={110}>
                {words.plan(key)}
                <Text size="xs" c="dimmed">
                  {t('plans.clubs', { number: clubs })}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FEATURE_IDS.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Td>{words.feature(feature)}</Table.Td>
              {plans.map((plan) => (
                <Table.Td key={plan.id}>
                  <Cell plan={plan} feature={feature} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

function Cell({ plan, feature }: { plan: AdminPlan; feature: FeatureId }) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (included: boolean) => {
      await api(setPlanFeature, { body: { plan_id: plan.id, feature_id: feature, included } })
      await invalidate(adminPlans)
    },
  })
  const included = plan.features.includes(feature)
  return (
    <Checkbox
      aria-label={t('plans.cell', { feature: words.feature(feature), plan: words.plan(plan.key) })}
      checked={isPending ? variables : included}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  )
}
