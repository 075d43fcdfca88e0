import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminUsers, USER_SORTS, type AdminUserRow } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { LANGUAGE_NAMES } from '../../shell/settings.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { SortField, typedFilter } from './ListFields.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { idOf, useListState } from '../../ui/use-list-state.ts'
import { listSeparator } from '../../format/punctuation.ts'

/** The people of the whole platform. */
export function AdminUsersPage() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const state = useListState()
  const id = idOf(state.text('user_id'))
  const sort = [...USER_SORTS, ...USER_SORTS.map((field) => `-${field}` as const)].find(
    (field) => field === state.text('sort'),
  )
  const asked = {
    page: state.page,
    ...(id !== undefined && { user_id: id }),
    email: state.text('email').slice(0, 254),
    first_name: state.text('first_name').slice(0, 100),
    last_name: state.text('last_name').slice(0, 100),
    ...(sort && { sort }),
  }
  const found = useQuery({
    ...query(adminUsers, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const { data } = found
  const stateOf = ({ is_admin, disabled, verified }: AdminUserRow) =>
    [
      disabled ? t('state.disabled') : verified ? t('state.active') : t('state.unverified'),
      ...(is_admin ? [t('state.admin')] : []),
    ].join(listSeparator())
  return (
    <AdminPage
      title={t('users.title')}
      action={
        <Button component={Link} to={paths.adminUser()} leftSection={<IconPlus size={18} />}>
          {t('users.create')}
        </Button>
      }
      filters={
        <FilterBar
          find={{
            label: t('filter.email'),
            value: state.text('email'),
            onChange: (email) => state.change('email', email),
          }}
          filters={[
            typedFilter(state, 'user_id', t('filter.id')),
            typedFilter(state, 'first_name', t('filter.firstName')),
            typedFilter(state, 'last_name', t('filter.lastName')),
          ]}
          onChange={state.changeAll}
          display={<SortField state={state} fields={USER_SORTS} />}
        />
      }
    >
      {!data && <Waiting for={found} rows={10} />}
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconUsers />}
          title={t('list.none')}
          text={t('list.noneText')}
        />
      )}
      {data && data.data.length > 0 && (
        <PagedTable
          label={t('users.title')}
          rows={data.data}
          meta={data.meta}
          onPage={(page) => state.change('page', String(page))}
          href={({ id: userId }) => paths.adminUser(userId)}
          columns={[
            {
              key: 'name',
              header: t('columns.name'),
              value: (user) => `${user.first_name} ${user.last_name}`.trim() || user.email,
            },
            { key: 'id', header: t('columns.id'), value: (user) => user.id, figure: true },
            { key: 'email', header: t('columns.email'), value: ({ email }) => email },
            {
              key: 'language',
              header: t('columns.language'),
              value: (user) => LANGUAGE_NAMES[user.preferred_language],
            },
            { key: 'state', header: t('columns.state'), value: stateOf },
            {
              key: 'clubs',
              header: t('columns.clubs'),
              value: ({ clubs }) => clubs.join(listSeparator()) || null,
            },
            {
              key: 'created',
              header: t('columns.created'),
              value: (user) => format.dateTime(user.created_at),
            },
          ]}
        />
      )}
    </AdminPage>
  )
}
