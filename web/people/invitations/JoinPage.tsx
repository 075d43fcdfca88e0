import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/Page.tsx'
import { JoinClub } from './JoinClub.tsx'

/** Into a club with a code or by its name. */
export function JoinPage() {
  const { t } = useTranslation('invitations')
  return (
    <Page title={t('join.title')} subtitle={t('join.lead')}>
      <JoinClub />
    </Page>
  )
}
