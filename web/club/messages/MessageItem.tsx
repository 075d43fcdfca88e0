import { Button, Text } from '@mantine/core'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#contract/club/messages.ts'
import { useFormat } from '../../format/format.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { MessageFile } from './MessageFile.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MessagePhoto } from './MessagePhoto.tsx'
import { MessageSourceContext } from './message-source.ts'
import { MessageText } from './MessageText.tsx'
import classes from './messages.module.css'
import { listSeparator } from '../../format/punctuation.ts'

type MessageItemProps = {
  threadId: number
  message: Message
  isFollowUp: boolean
  belongs: boolean
}

/** One message, with who wrote it and when. */
export function MessageItem({ threadId, message, isFollowUp, belongs }: MessageItemProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { author, is_own, sent_at, text } = message
  const name = author?.full_name ?? t('someone')
  return (
    <li className={classes.message} data-own={is_own || undefined} data-number={message.number}>
      {!is_own && !isFollowUp && (
        <PersonAvatar name={name} picture={author?.picture ?? null} size="sm" />
      )}
      <div className={classes.bubble} data-own={is_own || undefined}>
        {!is_own && !isFollowUp && <span className={classes.author}>{name}</span>}
        <Content threadId={threadId} message={message} />
        <span className={classes.foot}>
          <Meant message={message} />
          <time dateTime={sent_at} title={format.dateTimeExact(sent_at)}>
            {format.time(sent_at)}
          </time>
          <Seen message={message} />
        </span>
      </div>
      {belongs && text !== null && <MessageMenu threadId={threadId} message={message} />}
    </li>
  )
}

/** A deleted message leaves a mark, and one of somebody who is blocked is folded. */
function Content({ threadId, message }: { threadId: number; message: Message }) {
  const { t } = useTranslation('messages')
  const [isOpen, setOpen] = useState(false)
  const { folded } = useContext(MessageSourceContext)
  const { text, number, file } = message
  if (text === null)
    return (
      <Text span size="sm" fs="italic" c="dimmed">
        {t('deleted')}
      </Text>
    )
  if (message.is_blocked && !isOpen)
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t(folded)}
      </Button>
    )
  return (
    <>
      {message.has_photo && <MessagePhoto threadId={threadId} number={number} text={text} />}
      {file && <MessageFile threadId={threadId} number={number} file={file} />}
      {text !== file?.name && <MessageText text={text} />}
    </>
  )
}

/** The people of a session whom a message is for. */
function Meant({ message: { to_crews, to_people } }: { message: Message }) {
  const { t } = useTranslation('messages')
  const names = [...to_crews, ...(to_people > 0 ? [t('people', { count: to_people })] : [])]
  return names.length > 0 && <span>{t('meantFor', { names: names.join(listSeparator()) })}</span>
}

/** Which boats have shown it, and how many have read it. */
function Seen({ message: { boats, read_by } }: { message: Message }) {
  const { t } = useTranslation('messages')
  return (
    <>
      {boats && <span>{t('boats', { have: boats.have, count: boats.of })}</span>}
      {read_by !== null && read_by > 0 && <span>{t('readBy', { count: read_by })}</span>}
    </>
  )
}
