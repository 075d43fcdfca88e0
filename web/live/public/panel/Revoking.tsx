import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type RevokingProps = { label: string; name?: string; pending: boolean; onAgree: () => void }

/** Asks in its place first, as it may stand in a window: people may be looking at the page. */
export function Revoking({ label, name, pending, onAgree }: RevokingProps) {
  const { t } = useTranslation('public-pages')
  const [asked, setAsked] = useState(false)
  const full = name === undefined ? label : t('revokeOf', { name })
  if (!asked)
    return (
      <Button variant="default" c="red" aria-label={full} onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <Stack gap="xs" role="group" aria-label={full}>
      <Text size="sm" role="status">
        {t('revokeSure')}
      </Text>
      <Group gap="xs">
        <Button color="red" loading={pending} onClick={onAgree}>
          {t('revokeNow')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => setAsked(false)}>
          {t('keep')}
        </Button>
      </Group>
    </Stack>
  )
}
