import { Alert, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShortList } from '../../ui/use-short-list.ts'
import type { Changed } from './entries.ts'
import type { Words } from './use-words.ts'

/** Shows what an undo or redo left unchanged, until it is dismissed or something else is done. */
export function SkippedNote({
  skipped,
  words,
  onClose,
}: {
  skipped: readonly Changed[]
  words: Words
  onClose: () => void
}) {
  const { t } = useTranslation('scores')
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
      <Text size="sm">{shortList(skipped.map(({ owner, slot }) => words.place(owner, slot)))}</Text>
    </Alert>
  )
}
