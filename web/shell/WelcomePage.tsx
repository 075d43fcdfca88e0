import { Button, Group, List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { FewWords } from './FewWords.tsx'
import { notify } from './notices.ts'
import { refreshClubs, useViewer } from './viewer.ts'

/** For those who are in no club yet: how one gets in. */
export function WelcomePage() {
  const { t } = useTranslation()
  const { me } = useViewer()
  const navigate = useNavigate()
  const lookAgain = async () => {
    await refreshClubs()
    // The guard of this screen leads on when there is a club now.
    await navigate(paths.welcome(), { replace: true })
  }
  return (
    <FewWords title={t('welcome.title', { name: me.first_name })} text={t('welcome.lead')}>
      <List spacing="xs">
        <List.Item>{t('welcome.invited')}</List.Item>
        <List.Item>{t('welcome.ask', { email: me.email })}</List.Item>
      </List>
      <Text c="dimmed">{t('welcome.check')}</Text>
      <Group>
        <Button onClick={() => void lookAgain().catch((problem: Error) => notify('error', problem.message))}>{t('welcome.again')}</Button>
        {me.is_admin && (
          <Button variant="default" component={Link} to={paths.admin()}>
            {t('nav.admin')}
          </Button>
        )}
        <Button variant="default" component={Link} to={paths.logout()}>
          {t('signOut')}
        </Button>
      </Group>
    </FewWords>
  )
}
