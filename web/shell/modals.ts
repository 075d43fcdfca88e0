import type { ReactNode } from 'react'
import { createStore } from './store.ts'
import { typedForms } from './typed-forms.ts'

export type OpenModal = {
  title: string
  content: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /**
   * What is chosen in it is written into the address, part by part: it stays open while the page
   * does.
   */
  writesAddress?: boolean
}

/** At most one short decision at a time; anything longer is a page with an address. */
export const modal = createStore<OpenModal | null>(null)

/**
 * Where the keyboard was when the first of the modals opened that follow each other, and what had
 * opened that place.
 */
let openers: readonly HTMLElement[] = []

/** Whether something was typed or chosen in the open modal that goes with it. */
let typed = false
export const noteTyped = (): void => {
  typed = modal.get()?.writesAddress !== true
}

/** Whether the person is asked before what was typed in the open modal is dropped. */
export const askingToLeave = createStore(false)

/** How many forms held something typed when the modal opened. */
let typedBefore = 0
const holdsForm = () => typedForms.size > typedBefore

/**
 * Goes back from the open modal: at once, or when the person agrees that what they typed in it
 * goes.
 */
export const backFromModal = (): void =>
  typed || holdsForm() ? askingToLeave.set(true) : closeModal()

/**
 * Leaves the open modal beside it, by its cross or with Escape: a form in it is not dropped unasked.
 */
export const leaveModal = (): void => (holdsForm() ? askingToLeave.set(true) : closeModal())

export function openModal(next: OpenModal): void {
  const focused = document.activeElement
  if (modal.get() === null && !focused?.closest('[aria-modal=true]')) openers = openersOf(focused)
  forgetTyped()
  typedBefore = typedForms.size
  modal.set(next)
}
export function closeModal(): void {
  forgetTyped()
  modal.set(null)
}
function forgetTyped(): void {
  typed = false
  askingToLeave.set(false)
}

/** Asks in a modal that closes with the answer; null when the person thinks again. */
export function askInModal<Answer>(
  asking: (answer: (given: Answer) => void) => OpenModal,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    openModal(
      asking((given) => {
        resolve(given)
        closeModal()
      }),
    )
    const stop = modal.subscribe(() => {
      stop()
      resolve(null)
    })
  })
}

/** An entry of a menu goes with it, the button that shows the menu stays. */
function openersOf(focused: Element | null): HTMLElement[] {
  const found: HTMLElement[] =
    focused instanceof HTMLElement && !focused.closest('[role=menu]') ? [focused] : []
  for (let around = focused; around; around = around.parentElement) {
    const button =
      around.id === ''
        ? null
        : document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"]`)
    if (button) found.push(button)
  }
  return found
}

/** Returns the focus to what opened the closed modal, unless it has moved elsewhere meanwhile. */
export function returnFocus(): void {
  for (const opener of openers) if (document.activeElement === document.body) opener.focus()
  openers = []
}
