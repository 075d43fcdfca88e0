import { useState } from 'react'

const keyOf = (place: string) => `unsent:${place}`

/** What was left in this tab at a place where one writes; `empty` where nothing was. */
export function unsentAt<T>(place: string, empty: T): T {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') ?? empty
  } catch {
    return empty
  }
}

/** Where the store is full, nothing is kept, and one continues to write. */
export function keepUnsent<T>(place: string, written: T | null): void {
  try {
    sessionStorage.removeItem(keyOf(place))
    if (written !== null) sessionStorage.setItem(keyOf(place), JSON.stringify(written))
  } catch {}
}

/** A text that is kept until it is sent or the person signs out, also while another is written. */
export function useUnsentText(place: string) {
  const [text, setText] = useState(() => unsentAt(place, ''))
  const change = (next: string | ((now: string) => string)) => {
    const written = typeof next === 'string' ? next : next(unsentAt(place, ''))
    keepUnsent(place, written === '' ? null : written)
    setText(written)
  }
  return [text, change] as const
}
