import { createStore } from './store.ts'

/** Whether the help stands beside the page; it stays while one goes from page to page. */
export const isHelpOpen = createStore(false)

let opener: Element | null = null

export function toggleHelp(): void {
  if (isHelpOpen.get()) return closeHelp()
  opener = document.activeElement
  isHelpOpen.set(true)
}

/** The focus goes back to where it was, unless that has gone. */
export function closeHelp(): void {
  isHelpOpen.set(false)
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  opener = null
}
