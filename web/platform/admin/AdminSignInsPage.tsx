import { IconLogin2 } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signIns } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { useListState } from '../../ui/use-list-state.ts'

/** Who signed in when, the latest first. */
export function AdminSignInsPage() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { page, change } = useListState()
  const asked = useQuery({
    ...query(signIns, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  return (
    <AdminPage title={t('signIns.title')}>
      {!data && <Waiting for={asked} rows={10} />}
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconLogin2 />}
          title={t('signIns.none')}
          text={t('signIns.noneText')}
        />
      )}
      {data && data.data.length > 0 && (
        <PagedTable
          label={t('signIns.title')}
          rows={data.data}
          meta={data.meta}
          onPage={(next) => change('page', String(next))}
          href={({ user_id }) => (user_id === null ? null : paths.adminUser(user_id))}
          columns={[
            {
              key: 'name',
              header: t('columns.name'),
              value: ({ full_name }) => full_name ?? t('signIns.gone'),
            },
            { key: 'email', header: t('columns.email'), value: ({ email }) => email },
            { key: 'when', header: t('columns.when'), value: ({ at }) => format.dateTime(at) },
          ]}
        />
      )}
    </AdminPage>
  )
}
