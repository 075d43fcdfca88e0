import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './webhooks.module.css'

/** A secret, which the server shows once. */
export function SecretAlert({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks')
  return (
    <Alert color="amber" role="status" title={t('secret.title')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('secret.once')}</Text>
        <Code fz="md" className={classes.secret ?? ''}>
          {secret}
        </Code>
        <Group gap="sm">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('secret.copied') : t('secret.copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={onDone}>
            {t('secret.done')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
