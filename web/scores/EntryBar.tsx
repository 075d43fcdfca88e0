import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StoreMark } from '../offline/StoreMark.tsx'
import { usePhone } from '../ui/use-phone.ts'
import type { EntryDesk } from './use-entries.ts'

/** Where the entries stand, and the way back. */
export function EntryBar({ desk }: { desk: EntryDesk }) {
  const { t } = useTranslation('scores')
  const phone = usePhone()
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="xs">
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('undo')}
          title={t('undo')}
          disabled={!desk.undo}
          onClick={() => desk.undo?.()}
        >
          <IconArrowBackUp size={20} />
        </ActionIcon>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('redo')}
          title={t('redo')}
          disabled={!desk.redo}
          onClick={() => desk.redo?.()}
        >
          <IconArrowForwardUp size={20} />
        </ActionIcon>
        <div role="status">
          <StoreMark state={desk.state} />
        </div>
      </Group>
      <Text size="sm" c={desk.trouble === null ? 'dimmed' : 'red'} role={desk.trouble === null ? undefined : 'alert'}>
        {desk.trouble ?? (phone ? '' : t('keys'))}
      </Text>
    </Group>
  )
}
