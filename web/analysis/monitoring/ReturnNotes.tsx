import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteReturnNote, type ReturnNote } from '#contract/analysis/monitoring-returns.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import classes from './monitoring.module.css'
import { SHOWS_RETURNS } from './shows-returns.ts'
import { openReturnNote } from './open-return-note.tsx'

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
