import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { clubExports } from '#contract/people/club-data.ts'
import { planGate } from '#contract/platform/billing.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { Deciders } from './Deciders.tsx'
import { ClubExport, OtherClubs, OwnExport } from './ExpiredParts.tsx'

/**
 * The club's plan has run out: who can renew it, how to take the data along; other clubs of the
 * person go on.
 */
export function LicenceExpiredPage() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { selected } = viewer
  if (selected && viewer.club && !viewer.club.expired)
    return (
      <MessagePage
        title={t('expired.running', { club: selected.club.name })}
        text={t('expired.runningText')}
      >
        <Button component={Link} to={paths.home()}>
          {t('screens.home')}
        </Button>
      </MessagePage>
    )
  return (
    <MessagePage
      title={t('expired.title', { club: selected?.club.name ?? 'Slipway' })}
      text={t('expired.text')}
    >
      {selected && <Renewal />}
      {can(clubExports.access, viewer) && <ClubExport />}
      <OwnExport />
      <OtherClubs />
      <Button variant="default" component={Link} to={paths.logout()}>
        {t('signOut')}
      </Button>
    </MessagePage>
  )
}

function Renewal() {
  const { t } = useTranslation('billing')
  const decides = hasPermission(useViewer(), 'manage-licences')
  const { data } = useQuery({ ...query(planGate), enabled: !decides })
  if (decides || !data) return null
  const { deciders } = data.data
  return (
    <div>
      {deciders.length > 0 && <Text mb="xs">{t('expired.ask')}</Text>}
      <Deciders people={deciders} nobody={t('expired.askNobody')} />
    </div>
  )
}
