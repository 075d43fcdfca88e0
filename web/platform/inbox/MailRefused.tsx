import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { NoticeSettings } from '#contract/platform/inbox-settings.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { SaveSettings } from './use-notice-settings.ts'

type MailRefusedProps = {
  refused: NonNullable<NoticeSettings['mail_refused']>
  save: SaveSettings
}

/** The own address takes no mail: why, and what one can do. */
export function MailRefused({ refused, save }: MailRefusedProps) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { address, reason, refused_at } = refused
  return (
    <Alert color="red" title={t('settings.refused.title', { address })}>
      <Stack gap="sm">
        <Text size="sm">
          {t('settings.refused.text', { when: format.within.dateTime(refused_at) })}
        </Text>
        <Text size="sm" ff="monospace" lang="en">
          {reason}
        </Text>
        <Group gap="sm">
          <Button variant="default" component={Link} to={paths.ownSettings('email')}>
            {t('settings.refused.change')}
          </Button>
          <Button variant="default" onClick={() => save({ mail_works: true })}>
            {t('settings.refused.again')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
