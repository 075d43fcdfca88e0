import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** How a receiver verifies that a message is ours. */
export function SignatureNote() {
  const { t } = useTranslation('webhooks')
  return (
    <Stack component="section" gap="xs" maw={720}>
      <Title order={2} size="h4">
        {t('verify.title')}
      </Title>
      <Text size="sm">{t('verify.text')}</Text>
      <Text size="sm" c="dimmed">
        {t('verify.guide')}
      </Text>
    </Stack>
  )
}
