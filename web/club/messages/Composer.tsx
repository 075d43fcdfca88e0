import { ActionIcon, Alert, Menu, Textarea, Stack, Text } from '@mantine/core'
import { IconFile, IconPaperclip, IconPhoto, IconSend } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  messageThreads,
  MOST_LETTERS,
  sendMessage,
  threadMessages,
  sendPhoto,
  type ThreadDetail,
} from '#contract/club/messages.ts'
import { sendFile } from '#contract/club/messages-files.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { newKey } from '../../api/request.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { PhotoField, DocumentField } from '../../form/FileFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { isEnter } from '../../ui/is-enter.ts'
import { subjectOf, threadsChanged } from './queries.ts'
import { withLost } from './lost-text.ts'
import { useThreadName } from './use-thread-name.ts'
import { useTyping } from './use-typing.ts'
import { useUnsentText } from './unsent.ts'
import classes from './messages.module.css'

/** Sends a PDF or a file of an office program. */
function SendFile({ threadId }: { threadId: number }) {
  const { t } = useTranslation('messages')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(sendFile, {
    initial: { text: '' },
    send: async ({ text }, call) => {
      if (file === null) return
      const upload = { client_id, ...(text && { text }) }
      await call(sendFile, { params: { id: threadId }, upload, file })
    },
    refreshes: [],
    onSaved: async () => {
      closeModal()
      await threadsChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('file.send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('file.hint')}</Text>
        <DocumentField
          label={t('file.choose')}
          placeholder={t('file.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('text')} label={t('file.words')} required={false} />
      </Stack>
    </Form>
  )
}

/** Sends a photograph with what it shows, which is also read to those who do not see it. */
function SendPhoto({ threadId }: { threadId: number }) {
  const { t } = useTranslation('messages')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(sendPhoto, {
    initial: { text: '' },
    send: async ({ text }, call) => {
      if (file === null) return
      await call(sendPhoto, { params: { id: threadId }, upload: { client_id, text }, file })
    },
    refreshes: [],
    onSaved: async () => {
      closeModal()
      await threadsChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('photo.send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('photo.hint')}</Text>
        <PhotoField
          label={t('photo.choose')}
          placeholder={t('photo.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('text')} label={t('photo.shows')} />
      </Stack>
    </Form>
  )
}

/** Sent with Enter; with Shift it begins a line. */
export const isSending = ({ shiftKey, nativeEvent }: KeyboardEvent) =>
  !shiftKey && isEnter(nativeEvent)

/** Where one writes. What is sent goes by the outbox, so it can be written without a connection. */
export function Composer({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const nameOf = useThreadName()
  const [text, setText] = useUnsentText(String(thread.id))
  const showTyping = useTyping(thread.id)
  if (thread.state === 'needs-adult')
    return (
      <Alert color="amber" title={t('needsAdult.title')}>
        {t('needsAdult.text')}
      </Alert>
    )
  const send = () => {
    const written = text.trim()
    if (written === '') return
    setText('')
    putInOutbox(sendMessage, {
      input: { params: { id: thread.id }, body: { client_id: newKey(), text: written } },
      subject: subjectOf(thread.id),
      title: nameOf(thread),
      refresh: [threadMessages, messageThreads],
    }).catch(() => setText((now) => withLost(written, now)))
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <AttachMenu threadId={thread.id} />
      <Textarea
        className={classes.field}
        aria-label={t('write')}
        placeholder={t('write')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          showTyping()
        }}
        onKeyDown={(event) => {
          if (!isSending(event)) return
          event.preventDefault()
          send()
        }}
      />
      <ActionIcon type="submit" size={44} aria-label={t('send')} disabled={text.trim() === ''}>
        <IconSend size={20} />
      </ActionIcon>
    </form>
  )
}

/** What one may send beside words. */
function AttachMenu({ threadId }: { threadId: number }) {
  const { t } = useTranslation('messages')
  const addPhoto = () =>
    openModal({ title: t('photo.title'), content: <SendPhoto threadId={threadId} /> })
  const addFile = () =>
    openModal({ title: t('file.title'), content: <SendFile threadId={threadId} /> })
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('attach')}>
          <IconPaperclip size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPhoto size={18} />} onClick={addPhoto}>
          {t('photo.add')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFile size={18} />} onClick={addFile}>
          {t('file.add')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
