import { Text, UnstyledButton } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './attendance.module.css'
import { NoteForm } from './NoteForm.tsx'

type NoteFieldProps = {
  note: string | null
  onSave: (note: string | null) => void
}

/** One's own note as text; a tap opens it for writing. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  const { t } = useTranslation('attendance')
  const [writing, setWriting] = useState(false)
  const label = t('note')
  if (writing)
    return <NoteForm note={note} label={label} onSave={onSave} onDone={() => setWriting(false)} />
  return (
    <UnstyledButton
      className={classes.note}
      // What is spoken holds what is read.
      aria-label={note === null ? t('addNote') : `${label}: ${note}`}
      onClick={() => setWriting(true)}
    >
      <IconNote size={16} aria-hidden />
      <Text span size="sm" c={note === null ? 'dimmed' : ''}>
        {note ?? t('addNote')}
      </Text>
    </UnstyledButton>
  )
}
