import { IconAntenna } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageState } from '../../ui/PageState.tsx'

/** A session in which nobody records yet, and how a boat begins. */
export function NoBoats() {
  const { t } = useTranslation('live')
  return (
    <PageState
      state="empty"
      icon={<IconAntenna size={32} />}
      title={t('noBoats')}
      text={t('noBoatsText')}
    />
  )
}
