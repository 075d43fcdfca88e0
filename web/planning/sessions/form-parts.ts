import type { SessionDraft } from './session-draft.ts'
import type { DraftChange } from './use-session-draft.ts'

/** What every part of the form is given. */
export type PartProps = {
  draft: SessionDraft
  onChange: (change: DraftChange) => void
  /** Messages by field, already in words. */
  errors: Readonly<Partial<Record<string, string>>>
  /** A field holds text that cannot be read, or no longer does: the form must not be sent meanwhile. */
  onReadable: (field: string, readable: boolean) => void
}
