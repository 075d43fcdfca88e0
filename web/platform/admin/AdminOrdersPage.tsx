import { useTranslation } from 'react-i18next'
import { ListPage } from '../../list/ListPage.tsx'
import { AdminTabs } from './AdminPage.tsx'
import { orderList } from './order-list.tsx'
import { Revenue } from './Revenue.tsx'
import { useOrderWords } from './use-order-words.ts'

/** What clubs have ordered, open orders first. A paid one makes its plan the club's. */
export function AdminOrdersPage() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      of={orderList}
      given={useOrderWords()}
      head={{ tabs: <AdminTabs /> }}
      subtitle={() => t('orders.lead')}
      below={<Revenue />}
    />
  )
}
