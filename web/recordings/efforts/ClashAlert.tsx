import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import ui from '../../ui/ui.module.css'

/** Shows what somebody else has changed, and what would be overwritten. */
export type ShownClash = { key: string; label: string; theirs: string; mine: string }
type ClashAlertProps = {
  clashes: readonly ShownClash[]
  /** What the second wants with it. */
  wish?: 'change' | 'remove'
  busy: boolean
  onTheirs: () => void
  onMine: () => void
}

/** Two people have marked or changed the same: the second sees both and decides. */
export function ClashAlert({ clashes, wish = 'change', busy, onTheirs, onMine }: ClashAlertProps) {
  const { t } = useTranslation('efforts')
  return (
    <Alert
      color="amber"
      icon={<IconUsers />}
      title={t(wish === 'remove' ? 'clash.changed' : 'clash.title')}
      role="alert"
    >
      <Stack gap="sm">
        {clashes.map(({ key, label, theirs, mine }) => (
          <Text key={key} size="sm" className={ui.tabular}>
            {t(wish === 'remove' ? 'clash.since' : 'clash.both', { label, theirs, mine })}
          </Text>
        ))}
        <Group gap="xs">
          <Button variant="default" onClick={onTheirs}>
            {t(wish === 'remove' ? 'clash.keep' : 'clash.theirs')}
          </Button>
          <Button loading={busy} onClick={onMine}>
            {t(wish === 'remove' ? 'clash.remove' : 'clash.mine')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
