import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addNote, deleteNote, notes, updateNote, type Note } from '#contract/club/notes.ts'
import { api, invalidate } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
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
      notify('success', () => t('deleted'), {
        persistent: true,
        action: { label: () => t('undo'), run: () => void bringBack() },
      })
      await invalidate(notes)
    },
  })
}

function Editor({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation('notes')
  const form = useForm(updateNote, {
    params: { id: note.id },
    initial: { text: note.text },
    refreshes: [notes],
    onSaved: onDone,
    guard: false,
  })
  const ready = form.values.text.trim() !== ''
  const cancel = (
    <Button variant="default" onClick={onDone}>
      {t('cancel')}
    </Button>
  )
  return (
    <Form of={form} submit={t('save')} disabled={!ready} beside={cancel} gap="xs">
      <ProseField
        {...form.at('text')}
        aria-label={t('text')}
        required={false}
        maxRows={20}
        data-autofocus
        onKeyDown={(event) => {
          if (isSendKey(event) && ready) form.submit()
          if (event.key === 'Escape') onDone()
        }}
      />
    </Form>
  )
}
