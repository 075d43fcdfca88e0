import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { ConsentPart } from './ConsentPart.tsx'

/** Where people decide, on their first way in or when they come back to it; home follows. */
export function HealthConsentPage() {
  const { t } = useTranslation('consent')
  const navigate = useNavigate()
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <ConsentPart onAnswered={() => navigate(paths.home())} />
    </Page>
  )
}
