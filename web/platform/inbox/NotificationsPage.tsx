import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { notifications } from '#contract/platform/inbox.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { FilterFields } from './FilterFields.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticeTabs } from './NoticeTabs.tsx'
import classes from './notifications.module.css'
import { PushHint } from './push/PushHint.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import { useNoticeFilters } from './use-notice-filters.ts'

const LATEST = 30

/** Shows the latest notices of the person. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const filters = useNoticeFilters()
  const asked = useQuery({
    ...query(notifications, { query: { ...filters.asked, limit: LATEST } }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  return (
    <Page
      title={t('title')}
      action={<ReadAllButton />}
      tabs={<NoticeTabs />}
      filters={<FilterFields filters={filters} />}
    >
      {!data ? (
        <Waiting for={asked} rows={6} />
      ) : (
        <>
          <PushHint />
          <NoticeList notices={data.data} filters={filters} />
        </>
      )}
      {data && data.meta.total > data.data.length && (
        <Link className={classes.more} to={paths.allNotifications(window.location.search)}>
          {t('older')}
        </Link>
      )}
    </Page>
  )
}
