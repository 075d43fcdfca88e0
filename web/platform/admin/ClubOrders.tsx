import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminClub } from '#contract/platform/admin.ts'
import { adminAddOrder, adminOrders, adminPlans, CURRENCIES, PERIODS, type OrderEntry } from '#contract/platform/billing.ts'
import { api, ApiProblem, invalidate, query } from '../../api.ts'
import { usePlanWords } from '../billing/queries.ts'
import { notify } from '../../shell/notices.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { OrderTable } from './OrderTable.tsx'

/** What a club has ordered, and an order to be entered for it. */
export function ClubOrders({ club }: { club: AdminClub }) {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const [adds, setAdds] = useState(false)
  const { data } = useQuery(query(adminOrders, { query: { club_id: club.id, page } }))
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {t('orders.title')}
      </Title>
      {data?.meta.total === 0 && <Text c="dimmed">{t('orders.noneOfClub')}</Text>}
      {data && data.meta.total > 0 && <OrderTable rows={data.data} meta={data.meta} onPage={setPage} />}
      {adds ? (
        <OrderForm club={club} onDone={() => setAdds(false)} />
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAdds(true)}>
          {t('orders.add')}
        </Button>
      )}
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
  const [entry, setEntry] = useState(() => entryOf(club))
  const set = (part: Partial<OrderEntry>) => setEntry((now) => ({ ...now, ...part }))
  const save = useMutation({
    mutationFn: () => api(adminAddOrder, { body: entry }, { own: [400] }),
    onSuccess: async () => {
      notify('success', t('orders.added'))
      await invalidate(adminOrders)
      onDone()
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md" maw={640}>
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        <OrderFields entry={entry} set={set} errorOf={(field) => problem?.errors[field]?.[0]} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={entry.plan_id === 0}>
            {t('orders.save')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('orders.discard')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type FieldsProps = { entry: OrderEntry; set: (part: Partial<OrderEntry>) => void; errorOf: (field: string) => string | undefined }

function OrderFields({ entry, set, errorOf }: FieldsProps) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  const { data: plans } = useQuery(query(adminPlans))
  return (
    <>
      <NativeSelect
        label={t('columns.plan')}
        data={(plans?.data ?? []).map(({ id, key }) => ({ value: String(id), label: words.plan(key) }))}
        value={String(entry.plan_id)}
        onChange={(event) => set({ plan_id: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={t('orders.period')}
        data={PERIODS.map((value) => ({ value, label: t(`orders.periods.${value}`) }))}
        value={entry.period}
        onChange={(event) => set({ period: PERIODS.find((period) => period === event.currentTarget.value) ?? 'annual' })}
      />
      <NumberField
        label={t('orders.seats')}
        description={t('orders.seatsHint')}
        min={1}
        max={100_000}
        value={entry.seats}
        error={errorOf('seats')}
        onChange={(seats) => set({ seats })}
      />
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <NumberField
          label={t('orders.amount')}
          min={0}
          max={10_000_000}
          decimals={2}
          hideControls
          value={entry.amount}
          error={errorOf('amount')}
          onChange={(amount) => amount !== null && set({ amount })}
        />
        <NativeSelect
          label={t('orders.currency')}
          data={[...CURRENCIES]}
          value={entry.currency}
          onChange={(event) => set({ currency: CURRENCIES.find((currency) => currency === event.currentTarget.value) ?? 'EUR' })}
        />
      </Group>
      <TextInput
        label={t('orders.reference')}
        description={t('orders.referenceHint')}
        maxLength={80}
        value={entry.reference ?? ''}
        error={errorOf('reference')}
        onChange={(event) => set({ reference: event.currentTarget.value.trim() === '' ? null : event.currentTarget.value })}
      />
    </>
  )
}
