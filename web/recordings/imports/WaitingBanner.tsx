import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listImports } from '#contract/recordings/imports.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { waitingQuery } from './queries.ts'

/** The file itself gets the focus, since the question about it comes next. */
const goToFirst = () => document.querySelector<HTMLElement>('[data-place=asking]')?.focus()

/**
 * Says that one's own files wait for their session to be chosen, and links there, or on their own
 * page to the first of them. Shows nothing if none waits.
 */
export function WaitingBanner({ here = false }: { here?: boolean }) {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const { data } = useQuery({ ...waitingQuery(), enabled: can(listImports.access, viewer) })
  const count = data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={t('waiting.title', { count })}>
      <Text size="sm">{t('waiting.text')}</Text>
      {here ? (
        <Button variant="default" mt="xs" mih={44} onClick={goToFirst}>
          {t('waiting.toFirst')}
        </Button>
      ) : (
        <Anchor
          component={Link}
          size="sm"
          to={paths.uploadSessionFiles()}
          display="inline-flex"
          mih={44}
          style={{ alignItems: 'center' }}
        >
          {t('waiting.show')}
        </Anchor>
      )}
    </Alert>
  )
}
