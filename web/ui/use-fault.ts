import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { firstRefused } from './refused-numbers.ts'

type Fault = {
  input: RefObject<HTMLInputElement | null>
  onInvalid: (event: FormEvent<HTMLInputElement>) => void
}

/**
 * Keeps the form of a field from being sent while what is typed there cannot be taken; forms ask
 * their fields. `fault` says why, empty without one. `onRefused` shows it beside the field.
 */
export function useFault(fault: string, onRefused?: () => void): Fault {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(fault), [fault])
  return {
    input,
    onInvalid: (event) => {
      if (fault === '') return
      event.preventDefault()
      onRefused?.()
      if (firstRefused(event.currentTarget.form) === event.currentTarget)
        event.currentTarget.focus()
    },
  }
}
