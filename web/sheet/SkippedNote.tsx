import { Alert, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShortList } from '../ui/use-short-list.ts'

/**
 * Shows what an undo or redo left unchanged, by the names of its cells, until it is dismissed or
 * something else is done.
 */
export function SkippedNote({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('sheet')
  const shortList = useShortList()
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconUsers />}
      title={t('skipped')}
      withCloseButton
      closeButtonLabel={t('leftOut.close')}
      onClose={onClose}
    >
      <Text size="sm">{shortList(names)}</Text>
    </Alert>
  )
}
