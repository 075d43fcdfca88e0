import { useTranslation } from 'react-i18next'
import { paths } from '../../paths/paths.ts'
import { Page, type PageProps } from '../../ui/Page.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

const TABS = [
  { name: 'dashboard', to: paths.admin() },
  { name: 'users', to: paths.adminUsers() },
  { name: 'clubs', to: paths.adminClubs() },
  { name: 'orders', to: paths.adminOrders() },
  { name: 'plans', to: paths.adminPlans() },
  { name: 'mails', to: paths.adminMails() },
  { name: 'signIns', to: paths.adminSignIns() },
] as const

/** Links to the pages of the platform's administrators. */
export function AdminTabs() {
  const { t } = useTranslation('admin')
  return (
    <TabLinks
      label={t('nav.label')}
      tabs={TABS.map(({ name, to }) => ({ to, label: t(`nav.${name}`) }))}
    />
  )
}

/** One of these pages. */
export const AdminPage = (page: PageProps) => <Page tabs={<AdminTabs />} {...page} />
