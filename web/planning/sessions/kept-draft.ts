import type { SessionDraft } from './session-draft.ts'

/**
 * What was typed, and the version it was based on: the form before the typing, and the last change
 * of the session that was known then. After a reload others may have changed the session; without
 * its base version the draft would count as typed on top of their change and undo it.
 */
export type StoredDraft = { draft: SessionDraft; initial: SessionDraft; change_id: number | null }

/** It survives a reload of the page, in this tab only. */
const keyOf = (place: string) => `session-draft:${place}`

/** Null without one; `like` is a draft as this release makes them. */
export function keptDraft(place: string, like: SessionDraft): StoredDraft | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf(place)) ?? 'null',
    ) as Partial<StoredDraft> | null
    const { draft, initial, change_id = null } = kept ?? {}
    return fits(draft, like) && fits(initial, like) ? { draft, initial, change_id } : null
  } catch {
    return null
  }
}

export const keepDraft = (place: string, kept: StoredDraft): void =>
  sessionStorage.setItem(keyOf(place), JSON.stringify(kept))
export const forgetDraft = (place: string): void => sessionStorage.removeItem(keyOf(place))

/** One that an earlier release kept may lack fields or hold others. */
function fits(kept: unknown, like: SessionDraft): kept is SessionDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const fields = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(like).every(
    ([field, value]) => fields.has(field) && sameKind(fields.get(field), value),
  )
}

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value
const sameKind = (kept: unknown, value: unknown) =>
  kept === null || value === null || kindOf(kept) === kindOf(value)
