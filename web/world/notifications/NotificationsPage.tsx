import { Button } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  notifications,
  readAllNotifications,
  unreadNotifications,
} from '#contract/world/notifications.ts'
import { api, invalidate, query } from '../../api.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import classes from './notifications.module.css'

const STEP = 30

/** Shows the person's notifications, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const [limit, setLimit] = useState(STEP)
  const asked = useQuery({
    ...query(notifications, { query: { limit } }),
    placeholderData: keepPreviousData,
  })
  const { data, isFetching } = asked
  const readAll = useMutation({
    mutationFn: () => api(readAllNotifications, {}),
    onSuccess: () => invalidate(notifications, unreadNotifications),
  })
  const list = data?.data ?? []
  const anyUnread = list.some(({ read_at }) => read_at === null)
  const action = anyUnread && (
    <Button
      variant="default"
      leftSection={<IconChecks size={18} />}
      loading={readAll.isPending}
      onClick={() => readAll.mutate()}
    >
      {t('readAll')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('lead')} action={action}>
      {!data ? (
        <Waiting for={asked} rows={6} />
      ) : list.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconBell size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <ul className={classes.list}>
          {list.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {data && data.meta.total > list.length && (
        <Button variant="subtle" loading={isFetching} onClick={() => setLimit(limit + STEP)}>
          {t('older')}
        </Button>
      )}
    </Page>
  )
}
