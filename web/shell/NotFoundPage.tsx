import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths/paths.ts'
import { MessagePage } from './MessagePage.tsx'
import { useScreenTitle } from './use-screen-title.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  useScreenTitle()
  return (
    <main>
      <MessagePage state="not-found" title={t('notFound.title')} text={t('notFound.text')}>
        <Button component={Link} to={paths.home()}>
          {t('home')}
        </Button>
      </MessagePage>
    </main>
  )
}
