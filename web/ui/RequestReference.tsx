import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** What the operator finds a failed request by. */
export function RequestReference({ id }: { id: string }) {
  const { t } = useTranslation('ui')
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {t('error.reference', { id })}
    </Text>
  )
}
