import { useRef, useState } from 'react'
import type { SessionDraft } from './session-draft.ts'

/** Fields that change, or how they follow from what the form holds now. */
export type DraftChange = Partial<SessionDraft> | ((now: SessionDraft) => Partial<SessionDraft>)

/** The draft with what is unreadable in it. Leaving a field changes it in the same moment as saving, so saving asks for the latest. */
export function useSessionDraft(initial: SessionDraft) {
  const [draft, setDraft] = useState(initial)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const latest = useRef({ draft: initial, unreadable })
  const change = (part: DraftChange) => {
    const now = latest.current.draft
    latest.current = { ...latest.current, draft: { ...now, ...(typeof part === 'function' ? part(now) : part) } }
    setDraft(latest.current.draft)
  }
  const setReadable = (field: string, readable: boolean) => {
    const others = latest.current.unreadable.filter((other) => other !== field)
    latest.current = { ...latest.current, unreadable: readable ? others : [...others, field] }
    setUnreadable(latest.current.unreadable)
  }
  return { draft, unreadable, dirty: draft !== initial, change, setReadable, now: () => latest.current }
}
