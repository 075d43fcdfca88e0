import { createContext, useContext } from 'react'
import type { CalendarState } from './calendar-url.ts'

export type Shown = { state: CalendarState; today: string }

/**
 * What is on screen. It changes with each page one turns, and only the components that show it
 * render again.
 */
export const ShownContext = createContext<Shown | null>(null)

export function useShown(): Shown {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('A part of the calendar stands outside of it')
  return shown
}
