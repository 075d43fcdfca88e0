import { Button, NativeSelect, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminPrices, adminSetPrice, type AdminPrice } from '#contract/platform/billing-admin.ts'
import type { AdminPlan } from '#contract/platform/billing.ts'
import { CURRENCIES, moneyText, toMinor, type Currency } from '#domain/billing/money.ts'
import { PERIODS, priceOn, type Period } from '#domain/billing/prices.ts'
import { serverDate } from '../../format/server-clock.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { DayTextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { usePlanWords } from '../../shell/plan-words.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../../ui/table/table.module.css'

const today = () => serverDate().toISOString().slice(0, 10)

/** What a plan costs, did cost and will cost; a new price holds from a day on. */
export function PriceList({ plans }: { plans: readonly AdminPlan[] }) {
  const { t } = useTranslation('billing-admin')
  const words = usePlanWords()
  const asked = useQuery(query(adminPrices))
  const [plan, setPlan] = useState('gold')
  const [adds, setAdds] = useState(false)
  const shown = plans.find(({ key }) => key === plan)
  const rows = (asked.data?.data ?? []).filter((price) => price.plan === plan)
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h3">
        {t('prices.heading')}
      </Title>
      <Text c="dimmed">{t('prices.lead')}</Text>
      <NativeSelect
        label={t('prices.plan')}
        data={plans.map(({ key }) => ({ value: key, label: words.plan(key) }))}
        value={plan}
        onChange={(event) => setPlan(event.currentTarget.value)}
        maw={320}
      />
      {!asked.data && <Waiting for={asked} part rows={4} />}
      {asked.data && rows.length === 0 && <Text>{t('prices.none')}</Text>}
      {rows.length > 0 && <Prices rows={rows} />}
      {adds && shown ? (
        <PriceForm key={shown.id} plan={shown} onDone={() => setAdds(false)} />
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAdds(true)}>
          {t('prices.add')}
        </Button>
      )}
    </Stack>
  )
}

function Prices({ rows }: { rows: readonly AdminPrice[] }) {
  const { t } = useTranslation('billing-admin')
  const { t: admin } = useTranslation('admin')
  const format = useFormat()
  const day = today()
  const stateOf = (price: AdminPrice) => {
    if (price.valid_from > day) return t('prices.later')
    const holds = priceOn(rows, price, day)
    return holds?.valid_from === price.valid_from ? t('prices.holds') : t('prices.past')
  }
  return (
    <ScrollRegion label={t('prices.heading')} className={table.frame}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('prices.currency')}</Table.Th>
            <Table.Th>{t('prices.period')}</Table.Th>
            <Table.Th>{t('prices.kind')}</Table.Th>
            <Table.Th ta="right">{t('prices.amount')}</Table.Th>
            <Table.Th>{t('prices.from')}</Table.Th>
            <Table.Th>{t('prices.state')}</Table.Th>
            <Table.Th>{t('prices.by')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((price) => (
            <Table.Tr key={price.id}>
              <Table.Td>{price.currency}</Table.Td>
              <Table.Td>{admin(`orders.periods.${price.period}`)}</Table.Td>
              <Table.Td>{t(price.per_user ? 'prices.perUser' : 'prices.flat')}</Table.Td>
              <Table.Td ta="right">
                {price.amount === null
                  ? t('prices.notSold')
                  : moneyText(price.amount, price.currency, format.locale)}
              </Table.Td>
              <Table.Td>{format.day(price.valid_from)}</Table.Td>
              <Table.Td>{stateOf(price)}</Table.Td>
              <Table.Td>{price.created_by}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

type Entry = {
  currency: Currency
  period: Period
  per_user: string
  amount: number | null
  valid_from: string
}

const FIRST: Entry = {
  currency: 'EUR',
  period: 'annual',
  per_user: 'yes',
  amount: null,
  valid_from: today(),
}

function PriceForm({ plan, onDone }: { plan: AdminPlan; onDone: () => void }) {
  const { t } = useTranslation('billing-admin')
  const { t: admin } = useTranslation('admin')
  const form = useForm(adminSetPrice, {
    initial: FIRST,
    send: ({ per_user, amount, ...rest }, call) =>
      call(adminSetPrice, {
        body: {
          ...rest,
          plan_id: plan.id,
          per_user: per_user === 'yes',
          amount: amount === null ? null : toMinor(amount),
        },
      }),
    refreshes: [adminPrices],
    saved: t('prices.saved'),
    onSaved: onDone,
  })
  const discard = (
    <Button variant="default" onClick={onDone}>
      {t('prices.discard')}
    </Button>
  )
  return (
    <Form of={form} submit={t('prices.save')} beside={discard} width={480}>
      <SelectField
        {...form.at('currency')}
        label={t('prices.currency')}
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <SelectField
        {...form.at('period')}
        label={t('prices.period')}
        choices={PERIODS.map((value) => ({ value, label: admin(`orders.periods.${value}`) }))}
      />
      <SelectField
        {...form.at('per_user')}
        label={t('prices.kind')}
        choices={[
          { value: 'yes', label: t('prices.perUser') },
          { value: 'no', label: t('prices.flat') },
        ]}
      />
      <NumberField
        {...form.at('amount')}
        label={t('prices.amount')}
        description={t('prices.amountHint')}
        decimals={2}
        max={1_000_000}
        hideControls
      />
      <DayTextField {...form.at('valid_from')} label={t('prices.from')} withAsterisk={false} />
    </Form>
  )
}
