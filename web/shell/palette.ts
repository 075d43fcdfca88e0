import { createStore } from './store.ts'

/** Whether search and actions lie over one's work. */
export const isPaletteOpen = createStore(false)

let opener: Element | null = null

export function openPalette(): void {
  if (!isPaletteOpen.get()) opener = document.activeElement
  isPaletteOpen.set(true)
}

/** The focus goes back to where it was, unless something was opened: that has it then. */
export function closePalette({ hasOpened }: { hasOpened: boolean }): void {
  isPaletteOpen.set(false)
  if (!hasOpened && opener instanceof HTMLElement) opener.focus()
  opener = null
}
