import { useTranslation } from 'react-i18next'
import type { ThreadDetail } from '#contract/club/messages.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useOutbox } from '../../offline/outbox-state.ts'
import { MessageLog } from './MessageLog.tsx'
import { subjectOf } from './queries.ts'
import { timelineOf } from './timeline.ts'
import { useMarkRead, useMessages } from './use-messages.ts'

/** The messages of a thread, with those on their way from this device. */
export function MessageList({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { id, belongs } = thread
  const { asked, messages, readNumber, known } = useMessages(id)
  const entries = useOutbox(subjectOf(id))
  useMarkRead(id, belongs ? messages?.at(-1)?.number : undefined, known)
  if (!messages) return <Waiting for={asked} rows={6} part />
  const items = timelineOf({
    messages,
    entries,
    readNumber: belongs ? readNumber : null,
    dayOf: (instant) => format.dayExact(instant),
  })
  const shown = { threadId: id, items, first: messages[0]?.number, asked, belongs }
  return <MessageLog {...shown} hint={t('noMessagesText')} />
}
