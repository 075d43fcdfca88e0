import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { discard, sendAgain } from '../../offline/outbox.ts'
import { stateOf } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { MessageText } from './MessageText.tsx'
import classes from './messages.module.css'
import type { PendingMessage } from './timeline.ts'

/** A message on its way from this device, or one that was refused. */
export function PendingItem({ pending: { entry, text } }: { pending: PendingMessage }) {
  const { t } = useTranslation('messages')
  const state = stateOf([entry])
  return (
    <li className={classes.message} data-own data-pending>
      <div className={classes.bubble} data-own>
        <MessageText text={text} />
        <span className={classes.foot}>
          {state === null ? <span>{t('sending')}</span> : <StoreMark state={state} />}
        </span>
        {entry.state === 'needs-you' && (
          <>
            <Text size="sm">{entry.problem?.message}</Text>
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => void sendAgain(entry)}>
                {t('sendAgain')}
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={() => void discard(entry.id)}>
                {t('discard')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </li>
  )
}
