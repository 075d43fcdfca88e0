import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addNote, deleteNote, notes, updateNote, type Note } from '#contract/world/notes.ts'
import { api, invalidate } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import classes from './notes.module.css'
import { isSendKey } from './send-key.ts'

/** One note, read or written over. */
export function NoteItem({ note }: { note: Note }) {
  const [editing, setEditing] = useState(false)
  return (
    <li className={classes.note}>
      {editing ? (
        <Editor note={note} onDone={() => setEditing(false)} />
      ) : (
        <Shown note={note} onEdit={() => setEditing(true)} />
      )}
    </li>
  )
}

function Shown({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const { t } = useTranslation('notes')
  const format = useFormat()
  const remove = useRemoveNote(note)
  const edited = note.updated_at > note.created_at
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" c="dimmed">
          <time dateTime={note.created_at} title={format.dateTimeExact(note.created_at)}>
            {format.dateTime(note.created_at)}
          </time>
          {edited && (
            <span title={format.dateTimeExact(note.updated_at)}>{` · ${t('edited')}`}</span>
          )}
        </Text>
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('edit')}
            onClick={onEdit}
          >
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('delete')}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      </Group>
      <Text className={classes.text}>{note.text}</Text>
    </>
  )
}

/** Removes the note at once; the notice offers to restore it. */
function useRemoveNote(note: Note) {
  const { t } = useTranslation('notes')
  const bringBack = async () => {
    await api(addNote, { body: { text: note.text, created_at: note.created_at } })
    await invalidate(notes)
  }
  return useMutation({
    mutationFn: () => api(deleteNote, { params: { id: note.id } }),
    onSuccess: async () => {
      notify('success', t('deleted'), {
        persistent: true,
        action: { label: t('undo'), run: () => void bringBack() },
      })
      await invalidate(notes)
    },
  })
}

function Editor({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation('notes')
  const [text, setText] = useState(note.text)
  const save = useMutation({
    mutationFn: () => api(updateNote, { params: { id: note.id }, body: { text: text.trim() } }),
    onSuccess: async () => {
      await invalidate(notes)
      onDone()
    },
  })
  const ready = text.trim() !== '' && !save.isPending
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={t('text')}
        autosize
        minRows={2}
        maxRows={20}
        maxLength={10_000}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendKey(event) && ready) save.mutate()
          if (event.key === 'Escape') onDone()
        }}
      />
      <Group gap="xs">
        <Button disabled={!ready} loading={save.isPending} onClick={() => save.mutate()}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
