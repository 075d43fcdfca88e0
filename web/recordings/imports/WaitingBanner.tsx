import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listImports } from '#contract/recordings/imports.ts'
import { paths } from '../../paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { waitingQuery } from './queries.ts'

/** The file itself takes the focus: what is asked of it comes next. */
const goToFirst = () => document.querySelector<HTMLElement>('[data-place=asking]')?.focus()

/** Says that files of one's own wait to be told where they belong, and leads there, on their own page to the first; nothing when none does. */
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
        <Anchor component={Link} size="sm" to={paths.uploadSessionFiles()} display="inline-flex" mih={44} style={{ alignItems: 'center' }}>
          {t('waiting.show')}
        </Anchor>
      )}
    </Alert>
  )
}
