import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  deleteReturnNote,
  addReturnNote,
  changeReturnNote,
  type ReturnNote,
} from '#contract/analysis/monitoring-returns.ts'
import { healthReport } from '#contract/analysis/monitoring-reports.ts'
import { morningCourse } from '#contract/analysis/monitoring.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { openModal, closeModal } from '../../shell/modals.ts'
import { Form } from '../../form/Form.tsx'
import { DayTextField, ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useClubDay } from '../../format/club-clock.ts'
import classes from './monitoring.module.css'

/** The calls whose replies hold what coaches say about the way back to training. */
const SHOWS_RETURNS = [morningCourse, healthReport] as const

type ReturnNoteFormProps = { userId: number; note?: ReturnNote }

/** From when and how somebody trains again: a new note, or one that is changed. */
function ReturnNoteForm({ userId, note }: ReturnNoteFormProps) {
  const { t } = useTranslation('monitoring')
  const today = useClubDay()
  const form = useForm(addReturnNote, {
    initial: { day: note?.day ?? today, text: note?.text ?? '' },
    send: async (written, call) => {
      if (note) await call(changeReturnNote, { params: { id: note.id }, body: written })
      else await call(addReturnNote, { body: { user_id: userId, ...written } })
    },
    refreshes: SHOWS_RETURNS,
    saved: t('returns.saved'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('returns.save')} gap="sm">
      <DayTextField {...form.at('day')} label={t('returns.day')} />
      <ProseField
        {...form.at('text')}
        label={t('returns.text')}
        minRows={3}
        maxRows={12}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        {t('returns.hint')}
      </Text>
    </Form>
  )
}

/** Opens the window in which a note is written, or changed where there is one. */
const openReturnNote = (title: string, userId: number, note?: ReturnNote): void =>
  openModal({ title, content: <ReturnNoteForm userId={userId} {...(note && { note })} /> })

type ReturnNotesProps = {
  person: { user_id: number; full_name: string }
  notes: readonly ReturnNote[]
  canNote: boolean
}

/** What coaches say about somebody's way back to training, the latest first. */
export function ReturnNotes({ person, notes, canNote }: ReturnNotesProps) {
  const { t } = useTranslation('monitoring')
  const { user_id: userId, full_name: name } = person
  return (
    <Stack gap="sm">
      {notes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('returns.none')}
        </Text>
      ) : (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} person={person} />
          ))}
        </ul>
      )}
      {canNote && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => openReturnNote(t('returns.addTitle', { name }), userId)}
          >
            {t('returns.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type NoteProps = { note: ReturnNote; person: ReturnNotesProps['person'] }

function Note({ note, person }: NoteProps) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const day = format.day(note.day)
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" c="dimmed">
          {[day, note.written_by].filter(Boolean).join(' · ')}
        </Text>
        {note.can_change && (
          <Group gap={0} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('returns.change', { day })}
              onClick={() =>
                openReturnNote(
                  t('returns.addTitle', { name: person.full_name }),
                  person.user_id,
                  note,
                )
              }
            >
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
            <DeleteNote note={note} day={day} />
          </Group>
        )}
      </Group>
      <Text className={classes.noteText}>{note.text}</Text>
    </li>
  )
}

function DeleteNote({ note, day }: { note: ReturnNote; day: string }) {
  const { t } = useTranslation('monitoring')
  const confirm = useConfirm()
  const removal = useMutation({
    mutationFn: () => api(deleteReturnNote, { params: { id: note.id } }),
    onSuccess: async () => {
      notify('success', t('returns.deleted'))
      await invalidate(...SHOWS_RETURNS)
    },
  })
  const ask = async () => {
    const question = {
      title: t('returns.deleteTitle'),
      text: t('returns.deleteText'),
      confirm: t('returns.deleteIt'),
    }
    if (await confirm({ ...question, dangerous: true })) removal.mutate()
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('returns.delete', { day })}
      loading={removal.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}
