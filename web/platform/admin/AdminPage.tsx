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

/** A page of the platform's administrators, with links to the others. */
export function AdminPage(page: PageProps) {
  const { t } = useTranslation('admin')
  const tabs = TABS.map(({ name, to }) => ({ to, label: t(`nav.${name}`) }))
  return <Page tabs={<TabLinks label={t('nav.label')} tabs={tabs} />} {...page} />
}
