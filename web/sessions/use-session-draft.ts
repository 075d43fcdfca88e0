import { useRef, useState } from 'react'
import type { SessionDraft } from './session-draft.ts'

/** The draft with what is unreadable in it. Leaving a field changes it in the same moment as saving, so saving asks for the latest. */
export function useSessionDraft(initial: SessionDraft) {
  const [draft, setDraft] = useState(initial)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const latest = useRef({ draft: initial, unreadable })
  const change = (part: Partial<SessionDraft>) => {
    latest.current = { ...latest.current, draft: { ...latest.current.draft, ...part } }
    setDraft(latest.current.draft)
  }
  const setReadable = (field: string, readable: boolean) => {
    const others = latest.current.unreadable.filter((other) => other !== field)
    latest.current = { ...latest.current, unreadable: readable ? others : [...others, field] }
    setUnreadable(latest.current.unreadable)
  }
  return { draft, unreadable, dirty: draft !== initial, change, setReadable, now: () => latest.current }
}
