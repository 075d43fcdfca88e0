import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { FewWords } from './FewWords.tsx'
import { useViewer } from './viewer.ts'

/** The club's plan has run out; other clubs of the person go on. */
export function LicenceExpiredPage() {
  const { t } = useTranslation()
  const { selected, memberships } = useViewer()
  const others = memberships.filter(({ club_id }) => club_id !== selected?.club_id)
  return (
    <FewWords title={t('expired.title', { club: selected?.club.name ?? 'Slipway' })} text={t('expired.text')}>
      <Text>{t('expired.next')}</Text>
      {others.length > 0 && (
        <nav aria-label={t('expired.other')}>
          <Text c="dimmed" mb="xs">
            {t('expired.other')}
          </Text>
          {others.map(({ club }) => (
            <Button key={club.id} variant="light" component={Link} to={paths.switchClub(club.id)} mr="xs" mb="xs">
              {club.name}
            </Button>
          ))}
        </nav>
      )}
      <Button variant="default" component={Link} to={paths.logout()}>
        {t('signOut')}
      </Button>
    </FewWords>
  )
}
