import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StoreMark } from '../offline/StoreMark.tsx'
import { UndoButtons } from '../ui/UndoButtons.tsx'
import { usePhone } from '../ui/use-phone.ts'
import type { Desk } from './use-cells.ts'

type Shown = Pick<Desk<unknown>, 'undo' | 'redo' | 'state' | 'sendAgain' | 'trouble'>

/** Shows the state of the entries and the undo button. */
export function EntryBar({ desk }: { desk: Shown }) {
  const { t } = useTranslation('sheet')
  const { t: ui } = useTranslation('ui')
  const phone = usePhone()
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="xs">
        <UndoButtons
          words={{ undo: t('undo'), redo: t('redo') }}
          undo={desk.undo}
          redo={desk.redo}
        />
        <div role="status">
          <StoreMark state={desk.state} />
        </div>
        {desk.sendAgain && (
          <Button variant="default" mih={44} onClick={desk.sendAgain}>
            {ui('error.retry')}
          </Button>
        )}
      </Group>
      <Text
        size="sm"
        c={desk.trouble === null ? 'dimmed' : 'red'}
        role={desk.trouble === null ? undefined : 'alert'}
      >
        {desk.trouble ?? (phone ? '' : t('keys'))}
      </Text>
    </Group>
  )
}
