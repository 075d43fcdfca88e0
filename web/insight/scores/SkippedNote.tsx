import { Alert, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Changed } from './entries.ts'
import type { Words } from './use-words.ts'

/** As many as one reads. */
const NAMED = 8

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
  const more = skipped.length > NAMED ? ' …' : ''
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
      <Text size="sm">
        {skipped
          .slice(0, NAMED)
          .map(({ owner, slot }) => words.place(owner, slot))
          .join(' · ') + more}
      </Text>
    </Alert>
  )
}
