import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Clash } from './entry-conflicts.ts'
import { writeCell, type Writing } from './read-cell.ts'
import type { EntryDesk } from './use-entries.ts'
import type { Words } from './use-words.ts'

/** Two values for one cell: the person decides, nothing is overwritten unasked. */
export function Clashes({
  desk,
  writing,
  words,
}: {
  desk: EntryDesk
  writing: Writing
  words: Words
}) {
  const { t } = useTranslation('scores')
  if (desk.clashes.length === 0) return null
  function settle(clash: Clash, whose: 'mine' | 'theirs') {
    desk.settle(clash, whose)
    document.getElementsByName(clash.key)[0]?.focus()
  }
  return (
    <Alert color="amber" icon={<IconUsers />} title={t('clash.title')} role="alert">
      <Stack gap="sm">
        {desk.clashes.map((clash) => {
          const { slot, owner, text } = clash.entry
          const theirs = writeCell(slot.field, clash.theirs, writing)
          return (
            <Group key={clash.key} gap="xs">
              <Text size="sm">{words.place(owner, slot)}</Text>
              <Button size="xs" variant="default" onClick={() => settle(clash, 'theirs')}>
                {t('clash.theirs', { value: theirs || t('clash.nothing') })}
              </Button>
              <Button size="xs" onClick={() => settle(clash, 'mine')}>
                {t('clash.mine', { value: text || t('clash.nothing') })}
              </Button>
            </Group>
          )
        })}
      </Stack>
    </Alert>
  )
}
