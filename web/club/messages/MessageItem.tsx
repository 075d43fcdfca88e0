import { Button, Text, ActionIcon, Menu } from '@mantine/core'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery, useMutation } from '@tanstack/react-query'
import { IconDownload, IconDots, IconEyeOff, IconFlag, IconTrash } from '@tabler/icons-react'
import { deleteMessage, type Message } from '#contract/club/messages.ts'
import { blockPerson, unblockPerson, reportMessage } from '#contract/club/messages-safety.ts'
import { useFormat } from '../../format/format.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { api } from '../../api/api.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { MessageSourceContext } from './message-source.ts'
import { MessageText } from './MessageText.tsx'
import { threadsChanged } from './queries.ts'
import classes from './messages.module.css'

/** Shows a message to those who answer for the welfare of members, with what is wrong with it. */
function ReportForm({ threadId, message }: { threadId: number; message: Message }) {
  const { t } = useTranslation('messages')
  const form = useForm(reportMessage, {
    params: { id: threadId, number: message.number },
    initial: { reason: '' },
    refreshes: [],
    saved: t('report.done'),
    onSaved: closeModal,
    guard: false,
  })
  return (
    <Form of={form} submit={t('report.send')}>
      <Text size="sm">{t('report.text')}</Text>
      <ProseField {...form.at('reason')} label={t('report.reason')} maxRows={8} data-autofocus />
    </Form>
  )
}

type MessageMenuProps = { threadId: number; message: Message }

/** What one may do with a message: delete one’s own, report or fold those of others. */
function MessageMenu({ threadId, message }: MessageMenuProps) {
  const { t } = useTranslation('messages')
  const { author, is_own } = message
  const report = () =>
    openModal({
      title: t('report.title'),
      content: <ReportForm threadId={threadId} message={message} />,
    })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('menu.label', { text: (message.text ?? '').slice(0, 40) })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {is_own ? (
          <DeleteItem threadId={threadId} message={message} />
        ) : (
          <>
            <Menu.Item leftSection={<IconFlag size={18} />} onClick={report}>
              {t('menu.report')}
            </Menu.Item>
            {author && (
              <BlockItem id={author.id} name={author.full_name} isBlocked={message.is_blocked} />
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function DeleteItem({ threadId, message: { number } }: MessageMenuProps) {
  const { t } = useTranslation('messages')
  const remove = useMutation({
    mutationFn: () => api(deleteMessage, { params: { id: threadId, number } }),
    onSuccess: threadsChanged,
  })
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => remove.mutate()}>
      {t('menu.delete')}
    </Menu.Item>
  )
}

function BlockItem({ id, name, isBlocked }: { id: number; name: string; isBlocked: boolean }) {
  const { t } = useTranslation('messages')
  const confirm = useConfirm()
  const change = useMutation({
    mutationFn: () =>
      isBlocked
        ? api(unblockPerson, { params: { id } })
        : api(blockPerson, { body: { user_id: id } }),
    onSuccess: threadsChanged,
  })
  const ask = async () => {
    const question = {
      title: t('block.title', { name }),
      text: t('block.text'),
      confirm: t('block.confirm'),
    }
    if (isBlocked || (await confirm(question))) change.mutate()
  }
  return (
    <Menu.Item leftSection={<IconEyeOff size={18} />} onClick={() => void ask()}>
      {t(isBlocked ? 'menu.unblock' : 'menu.block', { name })}
    </Menu.Item>
  )
}

type MessageFileProps = { threadId: number; number: number; file: NonNullable<Message['file']> }

/** A file of a message, which is saved by name. */
function MessageFile({ threadId, number, file: { name, size } }: MessageFileProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const source = useContext(MessageSourceContext)
  const save = useMutation({ mutationFn: () => source.save({ id: threadId, number }) })
  return (
    <Button
      variant="default"
      className={classes.file ?? ''}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={t('file.save', { name })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {`${name} · ${format.bytes(size)}`}
    </Button>
  )
}

type MessagePhotoProps = { threadId: number; number: number; text: string }

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
function MessagePhoto({ threadId, number, text }: MessagePhotoProps) {
  const { key, photo } = useContext(MessageSourceContext)
  const { data } = useQuery({
    queryKey: ['message-photo', key, threadId, number],
    queryFn: () => photo({ id: threadId, number }),
    staleTime: Infinity,
  })
  const address = useObjectUrl(data)
  return <span className={classes.photo}>{address && <img src={address} alt={text} />}</span>
}

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
