import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** What somebody else has made of it, and what would be written over that. */
export type ShownClash = { key: string; label: string; theirs: string; mine: string }
type Props = { clashes: readonly ShownClash[]; busy: boolean; onTheirs: () => void; onMine: () => void }

/** Two people have marked or changed the same: the second sees both and decides. */
export function ClashAlert({ clashes, busy, onTheirs, onMine }: Props) {
  const { t } = useTranslation('efforts')
  return (
    <Alert color="amber" icon={<IconUsers />} title={t('clash.title')} role="alert">
      <Stack gap="sm">
        {clashes.map(({ key, label, theirs, mine }) => (
          <Text key={key} size="sm" className="ui-tabular">
            {t('clash.both', { label, theirs, mine })}
          </Text>
        ))}
        <Group gap="xs">
          <Button variant="default" onClick={onTheirs}>
            {t('clash.theirs')}
          </Button>
          <Button loading={busy} onClick={onMine}>
            {t('clash.mine')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
