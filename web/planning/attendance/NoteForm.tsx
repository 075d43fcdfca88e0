import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfComposing } from '../../ui/is-enter.ts'

const MOST = 500

/** A person who opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type NoteFormProps = {
  note: string | null
  label: string
  /** Rejects where the note could be neither kept nor sent; it stays in the field then. */
  onSave: (note: string | null) => Promise<void>
  /** It was saved, or left as it was. */
  onDone: () => void
}

/** Writes a note; Enter saves it, Escape leaves it as it was. */
export function NoteForm({ note, label, onSave, onDone }: NoteFormProps) {
  const { t } = useTranslation('attendance')
  const [text, setText] = useState(note ?? '')
  const save = () => {
    const next = text.trim() === '' ? null : text.trim()
    if (next === note) onDone()
    else onSave(next).then(onDone, () => {})
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
        onKeyDown={(event) =>
          event.key === 'Escape' && !isOfComposing(event.nativeEvent) && onDone()
        }
      />
      <Button type="submit" variant="default">
        {t('saveNote')}
      </Button>
    </Group>
  )
}
