import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LANGUAGE_NAMES } from '#domain/constants/languages.ts'
import { adminUsers, USER_SORTS } from '#contract/platform/admin.ts'
import { dateTime, names, text } from '../../list/columns.tsx'
import { find, typed, typedId } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { AdminTabs } from './AdminPage.tsx'
import { sortFilter } from './sort-filter.ts'

const userList = list('admin', 'columns', rowsOf()(adminUsers), {
  id: 'admin-users',
  title: ({ t }) => t('users.title'),
  columns: {
    name: text((user) => `${user.first_name} ${user.last_name}`.trim() || user.email),
    id: text(({ id }) => id, { figure: true }),
    email: text(({ email }) => email),
    language: text((user) => LANGUAGE_NAMES[user.preferred_language]),
    state: names(({ is_admin, disabled, verified }, { t }) => [
      disabled ? t('state.disabled') : verified ? t('state.active') : t('state.unverified'),
      ...(is_admin ? [t('state.admin')] : []),
    ]),
    clubs: names(({ clubs }) => clubs),
    created: dateTime(({ created_at }) => created_at),
  },
  href: ({ id }) => paths.adminUser(id),
  filters: {
    email: find(({ t }) => t('filter.email'), 254),
    user_id: typedId(({ t }) => t('filter.id')),
    first_name: typed(({ t }) => t('filter.firstName')),
    last_name: typed(({ t }) => t('filter.lastName')),
    sort: sortFilter(USER_SORTS),
  },
  isPaged: true,
  empty: ({ t }) => ({ icon: <IconUsers />, title: t('list.none'), text: t('list.noneText') }),
})

/** The people of the whole platform. */
export function AdminUsersPage() {
  const { t } = useTranslation('admin')
  const create = (
    <Button component={Link} to={paths.adminUser()} leftSection={<IconPlus size={18} />}>
      {t('users.create')}
    </Button>
  )
  return <ListPage of={userList} head={{ tabs: <AdminTabs /> }} renderAction={() => create} />
}
