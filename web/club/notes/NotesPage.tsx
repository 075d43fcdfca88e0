import { Stack, Text, TextInput, ActionIcon, Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconNotebook, IconSearch, IconPencil, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Profile } from '#contract/people/profiles.ts'
import { addNote, notes, deleteNote, updateNote, type Note } from '#contract/club/notes.ts'
import { ProfileFrame } from '../../people/profiles/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { isEnter, isOfComposing } from '../../ui/is-enter.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { notesQuery } from './queries.ts'
import classes from './notes.module.css'

/** Ctrl or ⌘ and Enter send the content of a field of several lines. */
const isSendKey = ({ ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && isEnter(nativeEvent)

/** One note, read or written over. */
function NoteItem({ note }: { note: Note }) {
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
          if (event.key === 'Escape' && !isOfComposing(event.nativeEvent) && !form.dirty) onDone()
        }}
      />
    </Form>
  )
}

/** Written with Ctrl or ⌘ and Enter, or the button. What could not be saved stays in the field. */
function NewNote() {
  const { t } = useTranslation('notes')
  const form = useForm(addNote, {
    initial: { text: '' },
    refreshes: [notes],
    onSaved: (_, __, { reset }) => reset(),
  })
  const ready = form.values.text.trim() !== ''
  return (
    <Form of={form} submit={t('write')} disabled={!ready} gap="xs">
      <ProseField
        {...form.at('text')}
        label={t('new')}
        placeholder={t('placeholder')}
        required={false}
        maxRows={12}
        onKeyDown={(event) => {
          if (isSendKey(event) && ready) form.submit()
        }}
      />
    </Form>
  )
}

const TYPING_MS = 200

/** A field for a new note, a search, and what was written so far. */
function Notes() {
  const { t } = useTranslation('notes')
  const [search, setSearch] = useSearchParams()
  const [words, setWords] = useState(search.get('query') ?? '')
  const [wanted] = useDebouncedValue(words, TYPING_MS)
  const asked = useQuery({ ...notesQuery(wanted), placeholderData: keepPreviousData })
  const { data } = asked
  const look = (query: string) => {
    setWords(query)
    setSearch(query === '' ? {} : { query }, { replace: true, preventScrollReset: true })
  }
  return (
    <Stack gap="lg" maw={720}>
      <Text c="dimmed">{t('private')}</Text>
      <NewNote />
      {(words !== '' || (data?.data.length ?? 0) > 0) && (
        <TextInput
          type="search"
          label={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          maxLength={200}
          onChange={(event) => look(event.currentTarget.value)}
        />
      )}
      {!data ? (
        <Waiting for={asked} rows={4} part />
      ) : data.data.length > 0 ? (
        <ul className={classes.notes} aria-label={t('list')}>
          {data.data.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      ) : words === '' ? (
        <PageState
          state="empty"
          icon={<IconNotebook size={32} />}
          title={t('none')}
          text={t('noneText')}
        />
      ) : (
        <PageState
          state="empty"
          icon={<IconSearch size={32} />}
          title={t('notFound')}
          text={t('notFoundText')}
        />
      )}
    </Stack>
  )
}

const isOwn = (profile: Profile) => profile.is_self

/** What a person writes down for themselves. */
export function NotesPage() {
  return <ProfileFrame opens={isOwn}>{() => <Notes />}</ProfileFrame>
}
