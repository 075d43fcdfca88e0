import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  notifications,
  readAllNotifications,
  unreadNotifications,
} from '#contract/platform/inbox.ts'
import { api, invalidate, query } from '../../api/api.ts'

/** Marks all notices as read, where there is one that is not. */
export function ReadAllButton() {
  const { t } = useTranslation('notifications')
  const { data } = useQuery(query(unreadNotifications))
  const readAll = useMutation({
    mutationFn: () => api(readAllNotifications, {}),
    onSuccess: () => invalidate(notifications, unreadNotifications),
  })
  if (!data || data.number_of_unread === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={18} />}
      loading={readAll.isPending}
      onClick={() => readAll.mutate()}
    >
      {t('readAll')}
    </Button>
  )
}
