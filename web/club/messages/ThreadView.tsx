import { ActionIcon, Button, Group, Text, TextInput, Title, type TitleOrder } from '@mantine/core'
import {
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconEye,
  IconSearch,
  IconDownload,
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import {
  leaveThread,
  muteThread,
  exportThread,
  type ThreadDetail,
} from '#contract/club/messages.ts'
import { mayExport } from '#domain/messages/safety.ts'
import { api, download } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { useOutbox } from '../../offline/outbox-state.ts'
import { BoatComposer, type Boat } from './BoatComposer.tsx'
import { Composer } from './Composer.tsx'
import { FoundMessages } from './FoundMessages.tsx'
import { threadQuery, threadsChanged, subjectOf } from './queries.ts'
import { TypingMarks } from './TypingMarks.tsx'
import { useThreadName } from './use-thread-name.ts'
import { WhoReads } from './WhoReads.tsx'
import { MessageLog } from './MessageLog.tsx'
import { timelineOf } from './timeline.ts'
import { useMarkRead, useMessages } from './use-messages.ts'
import classes from './messages.module.css'

/** The messages of a thread, with those on their way from this device. */
function MessageList({ thread }: { thread: ThreadDetail }) {
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

/** For managers and welfare persons: the thread as a file, which the audit log notes. */
function ExportButton({ id }: { id: number }) {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const save = useMutation({ mutationFn: () => download(exportThread, { params: { id } }) })
  if (!mayExport(viewer)) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('export')}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <IconDownload size={20} />
    </ActionIcon>
  )
}

type ThreadViewProps = {
  id: number
  order?: TitleOrder
  /** Whether the way back to the list is shown. */
  back?: boolean
  /** The boats of a session, for who writes to them. */
  boats?: readonly Boat[]
}

/** A thread: who reads it, its messages, and where one writes. */
export function ThreadView({ id, order = 2, back = false, boats }: ThreadViewProps) {
  const { t } = useTranslation('messages')
  const asked = useQuery(threadQuery(id))
  const thread = asked.data?.data
  const [showsReaders, setShowsReaders] = useState(false)
  if (!thread) return <Waiting for={asked} rows={8} part missing={t('gone')} />
  const write = boats ? (
    <BoatComposer thread={thread} boats={boats} />
  ) : (
    <Composer thread={thread} />
  )
  return (
    <section className={classes.thread} aria-labelledby="thread-name">
      <Head
        thread={thread}
        order={order}
        back={back}
        readers={showsReaders}
        onReaders={() => setShowsReaders(!showsReaders)}
      />
      {showsReaders ? <WhoReads thread={thread} /> : <Content thread={thread} />}
      {thread.belongs ? write : <Text size="sm">{t('welfareReads')}</Text>}
    </section>
  )
}

/** The messages, or those of them that are looked for. */
function Content({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const [words, setWords] = useState('')
  return (
    <>
      <TextInput
        type="search"
        size="xs"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {words.trim() === '' ? (
        <>
          <MessageList thread={thread} />
          <TypingMarks thread={thread} />
        </>
      ) : (
        <FoundMessages thread={thread} words={words} />
      )}
    </>
  )
}

type HeadProps = {
  thread: ThreadDetail
  order: TitleOrder
  back: boolean
  readers: boolean
  onReaders: () => void
}

function Head({ thread, order, back, readers, onReaders }: HeadProps) {
  const { t } = useTranslation('messages')
  const nameOf = useThreadName()
  return (
    <Group justify="space-between" gap="xs" className={classes.head}>
      <Group gap="xs" wrap="nowrap" className={classes.name}>
        {back && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            component={Link}
            to={paths.messages()}
            aria-label={t('back')}
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
        )}
        <Title order={order} size="h3" id="thread-name" className={classes.name}>
          {nameOf(thread)}
        </Title>
      </Group>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconEye size={18} />}
          aria-expanded={readers}
          onClick={onReaders}
        >
          {t('whoReads.title')}
        </Button>
        <ExportButton id={thread.id} />
        {thread.belongs && <MuteButton thread={thread} />}
        {thread.belongs && thread.kind === 'group' && <LeaveButton thread={thread} />}
      </Group>
    </Group>
  )
}

function MuteButton({ thread: { id, muted } }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const mute = useMutation({
    mutationFn: () => api(muteThread, { params: { id }, body: { muted: !muted } }),
    onSuccess: threadsChanged,
  })
  const Icon = muted ? IconBellOff : IconBell
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-pressed={muted}
      aria-label={t('mute')}
      loading={mute.isPending}
      onClick={() => mute.mutate()}
    >
      <Icon size={20} />
    </ActionIcon>
  )
}

function LeaveButton({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const nameOf = useThreadName()
  const leave = useMutation({
    mutationFn: () => api(leaveThread, { params: { id: thread.id } }),
    onSuccess: async () => {
      await navigate(paths.messages())
      await threadsChanged()
    },
  })
  const ask = async () => {
    const question = { title: t('leave.title', { name: nameOf(thread) }), text: t('leave.text') }
    if (await confirm({ ...question, confirm: t('leave.confirm') })) leave.mutate()
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('leave.label')}
      onClick={() => void ask()}
    >
      <IconDoorExit size={20} />
    </ActionIcon>
  )
}
