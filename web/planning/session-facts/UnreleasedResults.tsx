import type { ReactNode } from 'react'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageState } from '../../ui/PageState.tsx'

/** Stands where results would be that the coaches keep to themselves. */
export function UnreleasedResults({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('session')
  return (
    <PageState
      state="empty"
      icon={<IconLock size={32} />}
      title={t('unreleased.title')}
      text={t('unreleased.text')}
      action={action}
    />
  )
}
