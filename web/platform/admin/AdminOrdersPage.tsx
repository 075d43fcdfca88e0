import { IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminOrders, ORDER_STATES } from '#contract/platform/billing.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { oneOfFilter } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { OrderTable } from './OrderTable.tsx'
import { Revenue } from './Revenue.tsx'
import { useListState, type ListState } from '../../ui/use-list-state.ts'

const askedOf = (state: ListState) => {
  const chosen = ORDER_STATES.find((name) => name === state.text('state'))
  return {
    page: state.page,
    name: state.text('name').slice(0, 120),
    ...(chosen && { state: chosen }),
  }
}

/** What clubs have ordered, open orders first. A paid one makes its plan the club's. */
export function AdminOrdersPage() {
  const { t } = useTranslation('admin')
  const state = useListState()
  const asked = useQuery({
    ...query(adminOrders, { query: askedOf(state) }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  return (
    <AdminPage
      title={t('orders.title')}
      subtitle={t('orders.lead')}
      filters={
        <FilterBar
          find={{
            label: t('orders.club'),
            value: state.text('name'),
            onChange: (name) => state.change('name', name),
          }}
          filters={[
            oneOfFilter(
              'state',
              t('columns.state'),
              ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) })),
              state.text('state'),
              t('filter.any'),
            ),
          ]}
          onChange={state.changeAll}
        />
      }
    >
      {!data && <Waiting for={asked} rows={10} />}
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconReceipt />}
          title={t('orders.none')}
          text={t('orders.noneText')}
        />
      )}
      {data && data.data.length > 0 && (
        <OrderTable
          rows={data.data}
          meta={data.meta}
          onPage={(page) => state.change('page', String(page))}
        />
      )}
      <Revenue />
    </AdminPage>
  )
}
