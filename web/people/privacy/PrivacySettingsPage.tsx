import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { privacySettings } from '#contract/people/privacy.ts'
import { canSetPrivacy } from '#domain/rules/privacy.ts'
import { query } from '../../api/api.ts'
import { HiddenNote } from '../consent/open.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'

/** Who sees one's profile in the selected club. */
export function PrivacySettingsPage() {
  const viewer = useViewer()
  return canSetPrivacy(viewer) ? (
    <Settings club={viewer.selected?.club.name ?? ''} />
  ) : (
    <Navigate to={paths.unauthorized()} replace />
  )
}

function Settings({ club }: { club: string }) {
  const { t } = useTranslation('privacy')
  const asked = useQuery(query(privacySettings))
  const { data } = asked
  return (
    <Page title={t('screens.privacy', { ns: 'common' })} subtitle={t('lead', { club })}>
      {data ? (
        <>
          <HiddenNote />
          <PrivacyForm
            key={JSON.stringify([data.data.mode, data.data.coach_ids])}
            settings={data.data}
          />
        </>
      ) : (
        <Waiting for={asked} rows={6} />
      )}
    </Page>
  )
}
