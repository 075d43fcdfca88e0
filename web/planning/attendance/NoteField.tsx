import { Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './attendance.module.css'

const MOST = 500

/** A person who opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type NoteFieldProps = {
  note: string | null
  onSave: (note: string | null) => void
  /** The person it is about, if several notes are on one screen. */
  name?: string
}

/** A note as text; a tap opens it for writing. */
export function NoteField({ note, onSave, name }: NoteFieldProps) {
  const { t } = useTranslation('attendance')
  const [text, setText] = useState<string | null>(null)
  const label = name === undefined ? t('note') : t('noteOf', { name })
  // What is spoken holds what is read.
  const spoken =
    note !== null
      ? `${label}: ${note}`
      : name === undefined
        ? t('addNote')
        : `${t('addNote')}: ${name}`
  if (text === null) {
    return (
      <UnstyledButton
        className={classes.note}
        aria-label={spoken}
        onClick={() => setText(note ?? '')}
      >
        <IconNote size={16} aria-hidden />
        <Text span size="sm" c={note === null ? 'dimmed' : ''}>
          {note ?? t('addNote')}
        </Text>
      </UnstyledButton>
    )
  }
  const save = () => {
    setText(null)
    const next = text.trim() === '' ? null : text.trim()
    if (next !== note) onSave(next)
  }
  return (
    <Group
      component="form"
      gap="xs"
      align="end"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        ref={focus}
        flex={1}
        miw={180}
        maw={480}
        label={label}
        value={text}
        maxLength={MOST}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText(null)}
      />
      <Button type="submit" variant="default">
        {t('saveNote')}
      </Button>
    </Group>
  )
}
