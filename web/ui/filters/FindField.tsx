import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './filters.module.css'

const TYPING_MS = 300
const MOST_LETTERS = 100

export type FindFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  inMenu?: boolean
}

/**
 * The list follows when typing rests: the address is too slow to hold each letter, and would break
 * one that is being composed. A text that is cleared elsewhere leaves the field.
 */
export function FindField({ label, value, onChange, inMenu = false }: FindFieldProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const follow = useDebouncedCallback((text: string) => {
    sent.current = text
    onChange(text)
  }, TYPING_MS)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  return (
    <TextInput
      type="search"
      {...(!inMenu && { className: classes.find ?? '', leftSection: <IconSearch size={16} /> })}
      aria-label={label}
      {...(!inMenu && { placeholder: label })}
      maxLength={MOST_LETTERS}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        follow(event.currentTarget.value.trim())
      }}
    />
  )
}
