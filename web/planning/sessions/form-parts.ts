import type { SessionDraft } from './session-draft.ts'
import type { DraftChange } from './use-session-draft.ts'

/** What every part of the form is given. */
export type PartProps = {
  draft: SessionDraft
  onChange: (change: DraftChange) => void
  /** Messages by field, already in words. */
  errors: Readonly<Partial<Record<string, string>>>
  /**
   * Called when a field holds text that cannot be read, or can be read again: the form must not be
   * sent in between.
   */
  onReadable: (field: string, readable: boolean) => void
}
