import { Text, UnstyledButton } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './attendance.module.css'
import { NoteForm } from './NoteForm.tsx'
import { colon } from '../../format/punctuation.ts'

type NoteFieldProps = {
  note: string | null
  onSave: (note: string | null) => void
  writing: boolean
  onWriting: (writing: boolean) => void
}

/** One's own note as text, where there is one; a tap opens it for writing. */
export function NoteField({ note, onSave, writing, onWriting }: NoteFieldProps) {
  const { t } = useTranslation('attendance')
  const label = t('note')
  if (writing)
    return <NoteForm note={note} label={label} onSave={onSave} onDone={() => onWriting(false)} />
  return (
    note !== null && (
      <UnstyledButton
        className={classes.note}
        // What is spoken holds what is read.
        aria-label={`${label}${colon()}${note}`}
        onClick={() => onWriting(true)}
      >
        <IconNote size={16} aria-hidden />
        <Text span size="sm">
          {note}
        </Text>
      </UnstyledButton>
    )
  )
}
