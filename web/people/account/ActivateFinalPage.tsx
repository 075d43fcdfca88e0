import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { GuestPage } from './GuestPage.tsx'

/** The account is open, and the club there if one was to be founded. */
export function ActivateFinalPage() {
  const { t } = useTranslation('account')
  const { code = '' } = useParams()
  const { me, selected } = useViewer()
  if (me.founds_club && !selected) return <Navigate to={paths.activateClub(code)} replace />
  const text = !selected
    ? t('final.none')
    : selected.club.is_individual
      ? t('final.individual')
      : t('final.club', { club: selected.club.name })
  return (
    <GuestPage title={t('final.title', { name: me.first_name })} lead={text}>
      <Button component={Link} to={paths.home()}>
        {t('final.go')}
      </Button>
    </GuestPage>
  )
}
