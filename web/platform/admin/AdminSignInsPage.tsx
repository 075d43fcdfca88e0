import { IconLogin2 } from '@tabler/icons-react'
import { signIns } from '#contract/platform/admin.ts'
import { dateTime, text } from '../../list/columns.tsx'
import { list, rowsOf } from '../../list/list.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { AdminTabs } from './AdminPage.tsx'

const signInList = list('admin', 'columns', rowsOf()(signIns), {
  id: 'admin-sign-ins',
  title: ({ t }) => t('signIns.title'),
  columns: {
    name: text(({ full_name }, { t }) => full_name ?? t('signIns.gone')),
    email: text(({ email }) => email),
    when: dateTime(({ at }) => at),
  },
  href: ({ user_id }) => (user_id === null ? null : paths.adminUser(user_id)),
  isPaged: true,
  empty: ({ t }) => ({
    icon: <IconLogin2 />,
    title: t('signIns.none'),
    text: t('signIns.noneText'),
  }),
})

/** Who signed in when, the latest first. */
export const AdminSignInsPage = () => <ListPage of={signInList} head={{ tabs: <AdminTabs /> }} />
