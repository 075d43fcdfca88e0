import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StoreMark } from '../offline/StoreMark.tsx'
import { UndoButtons } from '../ui/UndoButtons.tsx'
import { usePhone } from '../ui/use-phone.ts'
import type { Desk } from './use-cells.ts'

type Steps = Pick<Desk<unknown>, 'undo' | 'redo' | 'state' | 'sendAgain'>
type Trouble = Pick<Desk<unknown>, 'trouble'>

/** The way back and forth through the entries, and whether they are stored. */
export function EntrySteps({ desk }: { desk: Steps }) {
  const { t } = useTranslation('sheet')
  const { t: ui } = useTranslation('ui')
  return (
    <Group gap="xs" wrap="nowrap">
      <UndoButtons words={{ undo: t('undo'), redo: t('redo') }} undo={desk.undo} redo={desk.redo} />
      <div role="status">
        <StoreMark state={desk.state} />
      </div>
      {desk.sendAgain && (
        <Button variant="default" onClick={desk.sendAgain}>
          {ui('error.retry')}
        </Button>
      )}
    </Group>
  )
}

/** Why the entries are not stored. */
export const EntryTrouble = ({ desk: { trouble } }: { desk: Trouble }) =>
  trouble === null ? null : (
    <Text size="sm" c="red" role="alert">
      {trouble}
    </Text>
  )

/** The steps of a sheet without a toolbar, and how its keys work. */
export function EntryBar({ desk }: { desk: Steps & Trouble }) {
  const { t } = useTranslation('sheet')
  const phone = usePhone()
  return (
    <Group gap="sm" justify="space-between">
      <EntrySteps desk={desk} />
      {desk.trouble === null && !phone ? (
        <Text size="sm" c="dimmed">
          {t('keys')}
        </Text>
      ) : (
        <EntryTrouble desk={desk} />
      )}
    </Group>
  )
}
