import { Checkbox, Table, Text, Button, Stack, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { adminPlans, setPlanFeature, type AdminPlan } from '#contract/platform/billing.ts'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import {
  adminAddVoucher,
  adminVouchers,
  VOUCHER_KINDS,
  type AdminVoucher,
} from '#contract/platform/billing-admin.ts'
import { CURRENCIES, moneyText, toMinor, type Currency } from '#domain/billing/money.ts'
import { addDays } from '#domain/time/week.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { serverDate } from '../../format/server-clock.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { DayTextField, TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { day, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { AdminPage } from './AdminPage.tsx'
import { PriceList } from './PriceList.tsx'
import table from '../../ui/table/table.module.css'

/** Vouchers, how often each was used, and a new one. */
function VoucherList() {
  const { t } = useTranslation('billing-admin')
  const asked = useQuery(query(adminVouchers))
  const [adds, setAdds] = useState(false)
  const vouchers = asked.data?.data
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h3">
        {t('vouchers.heading')}
      </Title>
      {!vouchers && <Waiting for={asked} part rows={2} />}
      {vouchers?.length === 0 && <Text c="dimmed">{t('vouchers.none')}</Text>}
      {vouchers && vouchers.length > 0 && <ListTable of={voucherList} rows={vouchers} />}
      {adds ? (
        <VoucherForm onDone={() => setAdds(false)} />
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAdds(true)}>
          {t('vouchers.add')}
        </Button>
      )}
    </Stack>
  )
}

const voucherList = list('billing-admin', 'vouchers', rows<AdminVoucher>(), {
  id: 'vouchers',
  title: ({ t }) => t('vouchers.heading'),
  columns: {
    code: text(({ code }) => code),
    value: text(({ kind, value, currency }, { t, format }) => {
      if (kind === 'amount') return moneyText(value, currency ?? 'EUR', format.locale)
      return t(kind === 'months' ? 'vouchers.monthsOf' : 'vouchers.percent', { value })
    }),
    validUntil: day(({ valid_until }) => valid_until),
    uses: text(({ uses, most_uses }, { t }) => t('vouchers.usesOf', { uses, most: most_uses })),
  },
  sortable: false,
  columnChoice: false,
})

type Entry = {
  code: string
  kind: AdminVoucher['kind']
  value: number | null
  currency: Currency
  valid_until: string
  most_uses: number | null
}
const FIRST_DAYS = 90

const firstEntry = (): Entry => ({
  code: '',
  kind: 'percentage',
  value: 10,
  currency: 'EUR',
  valid_until: addDays(serverDate().toISOString().slice(0, 10), FIRST_DAYS),
  most_uses: 1,
})

function VoucherForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('billing-admin')
  const form = useForm(adminAddVoucher, {
    initial: firstEntry(),
    send: ({ code, kind, value, currency, valid_until, most_uses }, call) =>
      call(adminAddVoucher, {
        body: {
          code: code.trim().toUpperCase(),
          kind,
          value: kind === 'amount' ? toMinor(value ?? 0) : Math.round(value ?? 0),
          currency: kind === 'amount' ? currency : null,
          valid_until,
          most_uses: most_uses ?? 0,
        },
      }),
    refreshes: [adminVouchers],
    saved: t('vouchers.saved'),
    onSaved: onDone,
  })
  const discard = (
    <Button variant="default" onClick={onDone}>
      {t('vouchers.discard')}
    </Button>
  )
  const isAmount = form.values.kind === 'amount'
  return (
    <Form of={form} submit={t('vouchers.save')} beside={discard} width={480}>
      <TextField
        {...form.at('code')}
        label={t('vouchers.code')}
        description={t('vouchers.codeHint')}
        autoComplete="off"
      />
      <SelectField
        {...form.at('kind')}
        label={t('vouchers.kind')}
        choices={VOUCHER_KINDS.map((value) => ({ value, label: t(`vouchers.kinds.${value}`) }))}
      />
      <NumberField
        {...form.at('value')}
        label={t('vouchers.value')}
        description={t('vouchers.valueHint')}
        decimals={isAmount ? 2 : 0}
        hideControls
      />
      {isAmount && (
        <SelectField
          {...form.at('currency')}
          label={t('vouchers.currency')}
          choices={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      )}
      <DayTextField
        {...form.at('valid_until')}
        label={t('vouchers.validUntil')}
        withAsterisk={false}
      />
      <NumberField {...form.at('most_uses')} label={t('vouchers.mostUses')} hideControls />
    </Form>
  )
}

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
