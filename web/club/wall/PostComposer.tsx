import { ActionIcon, Menu, Stack, Text } from '@mantine/core'
import { IconFile, IconMedal, IconPhoto, IconPlus, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import {
  MOST_POST_LETTERS,
  wallPosts,
  writePost,
  postFile,
  postPhoto,
} from '#contract/club/wall.ts'
import type { Place } from '#domain/wall/places.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { newKey } from '../../api/request.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { DocumentField, PhotoField } from '../../form/FileFields.tsx'
import { AddResult } from './AddResult.tsx'
import { Composer, type PartProps } from './Composer.tsx'
import { idsOf, subjectOf, wallChanged } from './queries.ts'
import { MentionProse } from './MentionProse.tsx'

/** Posts a photograph with what it shows, which is read to those who do not see it. */
function AddPhoto({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(postPhoto, {
    initial: { alt: '', text: draft.text },
    send: async ({ alt, text }, call) => {
      if (file === null) return
      const upload = { client_id, alt, ...(text && { text }), ...idsOf(place) }
      await call(postPhoto, { upload, file })
    },
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('photo.hint')}</Text>
        <PhotoField
          label={t('photo.choose')}
          placeholder={t('photo.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('alt')} label={t('photo.shows')} />
        <MentionProse
          {...form.at('text')}
          place={place}
          chosen={draft.chosen}
          label={t('words')}
          required={false}
        />
      </Stack>
    </Form>
  )
}

/** Posts a PDF or a file of an office program. */
function AddFile({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(postFile, {
    initial: { text: draft.text },
    send: async ({ text }, call) => {
      if (file === null) return
      await call(postFile, {
        upload: { client_id, ...(text && { text }), ...idsOf(place) },
        file,
      })
    },
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('file.hint')}</Text>
        <DocumentField
          label={t('file.choose')}
          placeholder={t('file.none')}
          value={file}
          onChange={setFile}
        />
        <MentionProse
          {...form.at('text')}
          place={place}
          chosen={draft.chosen}
          label={t('words')}
          required={false}
        />
      </Stack>
    </Form>
  )
}

/** Posts the address of a video. */
function AddVideo({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [client_id] = useState(newKey)
  const form = useForm(writePost, {
    initial: { video_url: '', text: draft.text },
    send: ({ video_url, text }, call) =>
      call(writePost, { body: { client_id, video_url, text, ...idsOf(place) } }),
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('send')}>
      <Stack gap="sm">
        <Text size="sm">{t('video.hint')}</Text>
        <TextField
          {...form.at('video_url')}
          type="url"
          inputMode="url"
          label={t('video.address')}
          placeholder="https://"
          required
          data-autofocus
        />
        <MentionProse {...form.at('text')} place={place} chosen={draft.chosen} label={t('words')} />
      </Stack>
    </Form>
  )
}

/** Where one begins a post. What is written goes by the outbox, also without a connection. */
export function PostComposer({ place }: { place: Place }) {
  const { t } = useTranslation('wall')
  const send = (text: string) =>
    putInOutbox(writePost, {
      input: { body: { client_id: newKey(), text, ...idsOf(place) } },
      subject: subjectOf(place),
      title: t('title'),
      refresh: [wallPosts],
    })
  return (
    <Composer
      place={place}
      label={t('write')}
      send={t('send')}
      maxLength={MOST_POST_LETTERS}
      minRows={2}
      renderBeside={(draft) => <AddMenu place={place} draft={draft} />}
      onSend={send}
    />
  )
}

/** What a post can have besides words. */
const PARTS = [
  {
    name: 'photo',
    icon: <IconPhoto size={18} />,
    form: (part: PartProps) => <AddPhoto {...part} />,
  },
  {
    name: 'video',
    icon: <IconVideo size={18} />,
    form: (part: PartProps) => <AddVideo {...part} />,
  },
  {
    name: 'file',
    icon: <IconFile size={18} />,
    form: (part: PartProps) => <AddFile {...part} />,
  },
  {
    name: 'result',
    icon: <IconMedal size={18} />,
    form: (part: PartProps) => <AddResult {...part} />,
  },
] as const

/** What was written before goes into the post, whatever it has besides. */
function AddMenu(part: PartProps) {
  const { t } = useTranslation('wall')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('add.label')}>
          <IconPlus size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {PARTS.map(({ name, icon, form }) => (
          <Menu.Item
            key={name}
            leftSection={icon}
            onClick={() => openModal({ title: t(`add.${name}`), content: form(part) })}
          >
            {t(`add.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
