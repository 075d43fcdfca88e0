import { ActionIcon, Menu } from '@mantine/core'
import { IconFile, IconMedal, IconPhoto, IconPlus, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOST_POST_LETTERS, wallPosts, writePost } from '#contract/club/wall.ts'
import type { Place } from '#domain/wall/places.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { newKey } from '../../api/request.ts'
import { openModal } from '../../shell/modals.ts'
import { AddFile } from './AddFile.tsx'
import { AddPhoto } from './AddPhoto.tsx'
import { AddResult } from './AddResult.tsx'
import { AddVideo } from './AddVideo.tsx'
import { Composer, type PartProps } from './Composer.tsx'
import { idsOf, subjectOf } from './queries.ts'

/** Where one begins a post. What is written goes by the outbox, also without a connection. */
export function PostComposer({ place }: { place: Place }) {
  const { t } = useTranslation('wall')
  const send = (text: string) =>
    void putInOutbox(writePost, {
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
