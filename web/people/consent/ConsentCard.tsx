import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconHeartbeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ROLE } from '#domain/constants/roles.ts'
import { hasRole } from '#domain/rules/viewer.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'

/** Reminds athletes of a club who have not decided yet, or whose guardian has not. */
export function ConsentCard() {
  const { t } = useTranslation('consent')
  const viewer = useViewer()
  const { health_consent: state } = viewer.me
  const open = state === 'unanswered' || state === 'asked'
  if (!open || viewer.club?.is_individual !== false || !hasRole(viewer, [ROLE.athlete])) return null
  return (
    <Alert color="teal" icon={<IconHeartbeat aria-hidden />} title={t('card.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{state === 'asked' ? t('card.asked') : t('card.text')}</Text>
        <Button component={Link} to={paths.healthConsent()} variant="default">
          {t('card.open')}
        </Button>
      </Stack>
    </Alert>
  )
}
