import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#contract/platform/inbox.ts'
import { PageState } from '../../ui/PageState.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import classes from './notifications.module.css'
import type { NoticeFilters } from './use-notice-filters.ts'

type NoticeListProps = { notices: readonly Notification[]; filters: NoticeFilters }

/** Notices one under the other, or why there are none. */
export function NoticeList({ notices, filters }: NoticeListProps) {
  const { t } = useTranslation('notifications')
  if (notices.length > 0)
    return (
      <ul className={classes.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    )
  const icon = <IconBell size={32} />
  if (filters.set === 0)
    return <PageState state="empty" icon={icon} title={t('empty.title')} text={t('empty.text')} />
  const clear = (
    <Button
      variant="default"
      onClick={() => filters.change({ show: null, group: null, club: null })}
    >
      {t('filters.clear')}
    </Button>
  )
  return (
    <PageState
      state="empty"
      icon={icon}
      title={t('none.title')}
      text={t('none.text')}
      action={clear}
    />
  )
}
