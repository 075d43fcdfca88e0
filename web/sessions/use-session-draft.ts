import { useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import type { SessionDraft } from './session-draft.ts'

/** Fields that change, or how they follow from what the form holds now. */
export type DraftChange = Partial<SessionDraft> | ((now: SessionDraft) => Partial<SessionDraft>)

/**
 * The draft with what is unreadable in it; what was typed before a reload of the page is there again. Leaving a field changes it in the same
 * moment as saving, so saving asks for the latest.
 */
export function useSessionDraft(initial: SessionDraft, place: string) {
  const [first] = useState(() => keptDraft(place, initial))
  const [draft, setDraft] = useState(first ?? initial)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const latest = useRef({ draft, unreadable })
  useEffect(() => () => forgetDraft(place), [place]) // a reload ends the page before this
  const write = (next: SessionDraft) => {
    latest.current = { ...latest.current, draft: next }
    keepDraft(place, next)
    setDraft(next)
  }
  const setReadable = (field: string, readable: boolean) => {
    const others = latest.current.unreadable.filter((other) => other !== field)
    latest.current = { ...latest.current, unreadable: readable ? others : [...others, field] }
    setUnreadable(latest.current.unreadable)
  }
  return {
    draft,
    unreadable,
    dirty: draft !== initial,
    change: (part: DraftChange) => {
      const now = latest.current.draft
      write({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    },
    setReadable,
    now: () => latest.current,
  }
}
