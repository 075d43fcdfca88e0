import type { SessionDraft } from './session-draft.ts'

/** What was typed survives a reload of the page, in this tab only. */
const keyOf = (place: string) => `session-draft:${place}`

export function keptDraft(place: string, initial: SessionDraft): SessionDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    // One that an earlier release kept may lack fields or hold others.
    const fits = Object.entries(initial).every(
      ([field, value]) => field in kept && sameKind((kept as Record<string, unknown>)[field], value),
    )
    return fits ? (kept as SessionDraft) : null
  } catch {
    return null
  }
}

export const keepDraft = (place: string, draft: SessionDraft): void => sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
export const forgetDraft = (place: string): void => sessionStorage.removeItem(keyOf(place))

const kindOf = (value: unknown) => (value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value)
const sameKind = (kept: unknown, value: unknown) => kept === null || value === null || kindOf(kept) === kindOf(value)
