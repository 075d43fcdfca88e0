import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Discards the recording after a second tap: wet thumbs press what they do not mean. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('recorder')
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button size="lg" variant="subtle" fullWidth onClick={() => setAsked(true)}>
        {t('act.discard')}
      </Button>
    )
  return (
    <Group gap="sm" grow role="group" aria-label={t('act.discard')}>
      <Text size="lg">{t('act.reallyDiscard')}</Text>
      <Button size="lg" color="red" onClick={onDiscard}>
        {t('act.discard')}
      </Button>
      <Button size="lg" variant="default" onClick={() => setAsked(false)}>
        {t('act.keep')}
      </Button>
    </Group>
  )
}
