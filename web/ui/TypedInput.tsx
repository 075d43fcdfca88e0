import { useState } from 'react'
import { TextInput, type TextInputProps } from '@mantine/core'
import { plainKeys } from '#domain/sheets/plain-keys.ts'
import { useFault } from './use-fault.ts'
import classes from './ui.module.css'

/** The looks of a text field; value and change are typed by each input. */
type FieldProps = Pick<
  TextInputProps,
  | 'label'
  | 'description'
  | 'placeholder'
  | 'required'
  | 'withAsterisk'
  | 'disabled'
  | 'id'
  | 'name'
  | 'size'
  | 'w'
  | 'rightSection'
  | 'aria-label'
>

export type TypedInputProps = FieldProps & {
  value: number | null
  /**
   * Called on leaving the field, with null for an empty one. Text that cannot be read changes
   * nothing, and keeps a form from being sent.
   */
  onChange: (value: number | null) => void
  error?: string | null | undefined
  /**
   * Called whenever leaving the field finds text that cannot be read, or that can be read again: a
   * form must not be sent in between.
   */
  onReadable?: (readable: boolean) => void
}

type Reading = {
  write: (value: number) => string
  read: (text: string) => number | null
  unreadable: string
}

/** A field one types freely into; the text is read on leaving it and put into its usual shape. */
export function TypedInput({
  value,
  onChange,
  error = null,
  onReadable,
  write,
  read,
  unreadable,
  ...field
}: TypedInputProps & Reading) {
  const meant = (typed: string) => read(plainKeys(typed))
  const written = value === null ? '' : write(value)
  const [draft, setDraft] = useState<string | null>(null)
  const wrong = draft !== null && draft.trim() !== '' && meant(draft) === null
  const [left, setLeft] = useState(false)

  const { input, onInvalid } = useFault(wrong && !onReadable ? unreadable : '', () => setLeft(true))

  function leave() {
    setLeft(true)
    if (draft === null) return
    const next = draft.trim() === '' ? null : meant(draft)
    if (!wrong) setDraft(null)
    onReadable?.(!wrong)
    if (!wrong && next !== value) onChange(next)
  }

  return (
    <TextInput
      {...field}
      ref={input}
      onInvalid={onInvalid}
      autoComplete="off"
      className={classes.tabular}
      value={draft ?? written}
      error={(left && wrong && unreadable) || error}
      onFocus={() => setLeft(false)}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
