import { Button, Code, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { isChunkFailure } from './chunks.ts'
import { MessagePage } from './MessagePage.tsx'
import { isProblem, referenceOf } from './reactions.ts'
import { paths } from '../paths/paths.ts'
import { RequestReference } from '../ui/RequestReference.tsx'

/** Replaces a screen that failed or could not be loaded. */
export function FailurePage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const chunk = isChunkFailure(error)
  const hasMessage = isProblem(error)
  const reference = referenceOf(error)
  const text = chunk ? t('failure.chunk') : hasMessage ? error.message : t('failure.text')
  return (
    <MessagePage state="error" title={t('failure.title')} text={text}>
      {reference !== undefined && <RequestReference id={reference} />}
      {!hasMessage && (
        <details>
          <summary>{t('failure.details')}</summary>
          <Code block>{error instanceof Error ? error.message : String(error)}</Code>
        </details>
      )}
      <Group>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
        <Button variant="default" component="a" href={paths.home()}>
          {t('home')}
        </Button>
      </Group>
    </MessagePage>
  )
}
