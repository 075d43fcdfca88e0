import { TextInput } from '@mantine/core'
import { useState } from 'react'

type ClockFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A time of the clock, taken when one leaves the field. */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== value) onChange(typed)
    setTyped(null)
  }
  return (
    <TextInput
      type="time"
      label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
