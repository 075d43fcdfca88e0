import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminClub, adminClubs, type AdminClub } from '#contract/platform/admin.ts'
import {
  adminAddOrder,
  adminOrders,
  adminPlans,
  type OrderEntry,
} from '#contract/platform/billing.ts'
import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { adminFreeMonths } from '#contract/platform/billing-admin.ts'
import { query } from '../../api/api.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import type { FormOf } from '../../form/form-types.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { orderList } from './order-list.tsx'
import { useOrderWords } from './use-order-words.ts'

/** Lengthens the plan of a club without a bill. */
function FreeMonths({ club }: { club: AdminClub }) {
  const { t } = useTranslation('billing-admin')
  const format = useFormat()
  const initial: { months: number | null } = { months: 1 }
  const form = useForm(adminFreeMonths, {
    initial,
    send: ({ months }, call) =>
      call(adminFreeMonths, { params: { id: club.id }, body: { months: months ?? 0 } }),
    refreshes: [adminClub, adminClubs],
    onSaved: ({ data }) =>
      notify('success', t('free.given', { day: format.within.day(data.paid_until) })),
  })
  return (
    <Stack component="section" gap="sm" mt="md">
      <Title order={3} size="h4">
        {t('free.heading')}
      </Title>
      <Text c="dimmed">{t('free.lead')}</Text>
      <Form of={form} submit={t('free.give')} width={240}>
        <NumberField {...form.at('months')} label={t('free.months')} hideControls />
      </Form>
    </Stack>
  )
}

/** What a club has ordered, and an order to be entered for it. */
export function ClubOrders({ club }: { club: AdminClub }) {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const [adds, setAdds] = useState(false)
  const words = useOrderWords()
  const { data } = useQuery(query(adminOrders, { query: { club_id: club.id, page } }))
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {t('orders.title')}
      </Title>
      {data?.meta.total === 0 && <Text c="dimmed">{t('orders.noneOfClub')}</Text>}
      {data && data.meta.total > 0 && (
        <ListTable
          of={orderList}
          given={words}
          rows={data.data}
          meta={data.meta}
          onPage={setPage}
        />
      )}
      {adds ? (
        <OrderForm club={club} onDone={() => setAdds(false)} />
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAdds(true)}>
          {t('orders.add')}
        </Button>
      )}
      <FreeMonths club={club} />
    </Stack>
  )
}

const entryOf = (club: AdminClub): OrderEntry => ({
  club_id: club.id,
  plan_id: club.plan_id ?? 0,
  period: 'annual',
  seats: null,
  amount: 0,
  currency: 'EUR',
  reference: null,
})

function OrderForm({ club, onDone }: { club: AdminClub; onDone: () => void }) {
  const { t } = useTranslation('admin')
  const form = useForm(adminAddOrder, {
    initial: entryOf(club),
    refreshes: [adminOrders],
    saved: t('orders.added'),
    onSaved: onDone,
  })
  const discard = (
    <Button variant="default" onClick={onDone}>
      {t('orders.discard')}
    </Button>
  )
  return (
    <Form
      of={form}
      submit={t('orders.save')}
      disabled={form.values.plan_id === 0}
      beside={discard}
      width={640}
    >
      <OrderFields form={form} />
    </Form>
  )
}

function OrderFields({ form }: { form: FormOf<OrderEntry> }) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  const { data: plans } = useQuery(query(adminPlans))
  return (
    <>
      <SelectField
        {...form.at('plan_id')}
        label={t('columns.plan')}
        choices={(plans?.data ?? [])
          .filter(({ is_add_on }) => !is_add_on)
          .map(({ id, key }) => ({ value: id, label: words.plan(key) }))}
      />
      <SelectField
        {...form.at('period')}
        label={t('orders.period')}
        choices={PERIODS.map((value) => ({ value, label: t(`orders.periods.${value}`) }))}
      />
      <NumberField
        {...form.at('seats')}
        label={t('orders.seats')}
        description={t('orders.seatsHint')}
      />
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <NumberField
          {...form.at('amount')}
          label={t('orders.amount')}
          decimals={2}
          hideControls
          onChange={(amount) => amount !== null && form.set({ amount })}
        />
        <SelectField
          {...form.at('currency')}
          label={t('orders.currency')}
          choices={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </Group>
      <TextField
        {...form.at('reference')}
        label={t('orders.reference')}
        description={t('orders.referenceHint')}
      />
    </>
  )
}
