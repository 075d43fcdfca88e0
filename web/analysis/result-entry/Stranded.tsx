import { Alert, Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Slot } from './slots.ts'
import type { EntryDesk } from './use-entries.ts'
import type { Words } from './use-words.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'

/**
 * Shows once more what was typed for a piece that somebody has since removed from the plan, before
 * it is dropped.
 */
export function Stranded({ desk, words }: { desk: EntryDesk; words: Words }) {
  const { t } = useTranslation('scores')
  if (desk.stranded.length === 0) return null
  const wordsOf = (slot: Slot) => [
    words.piece(slot.piece),
    words.part(slot),
    words.field(slot.field),
  ]
  return (
    <Alert color="amber" title={t('stranded.title')} role="alert">
      <Stack gap="sm" align="flex-start">
        {desk.stranded.map(([key, { owner, slot, text }]) => (
          <Text key={key} size="sm">
            {`${[owner.name, ...wordsOf(slot)].filter(Boolean).join(listSeparator())}${colon()}${text}`}
          </Text>
        ))}
        <Button size="xs" variant="default" onClick={desk.drop}>
          {t('stranded.drop')}
        </Button>
      </Stack>
    </Alert>
  )
}
