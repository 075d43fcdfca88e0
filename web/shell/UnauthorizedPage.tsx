import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths/paths.ts'
import { MessagePage } from './MessagePage.tsx'

/** Shows the server's reason where one was given. */
export function UnauthorizedPage() {
  const { t } = useTranslation()
  const state = useLocation().state as { message?: string } | null
  return (
    <MessagePage
      state="unauthorized"
      title={t('unauthorized.title')}
      text={state?.message ?? t('unauthorized.text')}
    >
      <Button component={Link} to={paths.home()}>
        {t('home')}
      </Button>
    </MessagePage>
  )
}
