import type { ReturnNote } from '#contract/analysis/monitoring-returns.ts'
import { openModal } from '../../shell/modals.ts'
import { ReturnNoteForm } from './ReturnNoteForm.tsx'

/** Opens the window in which a note is written, or changed where there is one. */
export const openReturnNote = (title: string, userId: number, note?: ReturnNote): void =>
  openModal({ title, content: <ReturnNoteForm userId={userId} {...(note && { note })} /> })
