import { Button, Group, Text } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { GuestPage } from './GuestPage.tsx'
import { NoMail } from './NoMail.tsx'

/** Signed up: the way on is in the mail. */
export function SignUpSuccessPage() {
  const { t } = useTranslation('account')
  const { email, join } = (useLocation().state ?? {}) as { email?: string; join?: string }
  return (
    <GuestPage title={t('sent.title')} lead={email ? t('sent.text', { email }) : t('sent.nowhere')}>
      <NoMail text={t('noMail')} />
      <Text>{t('sent.spam')}</Text>
      <Group>
        {email && (
          <Button
            variant="default"
            leftSection={<IconMailOpened size={18} />}
            component={Link}
            to={paths.resendActivation(email)}
          >
            {t('sent.again')}
          </Button>
        )}
        <Button variant="subtle" component={Link} to={paths.register(join)}>
          {t('sent.other')}
        </Button>
      </Group>
    </GuestPage>
  )
}
