import { useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import type { SessionDraft } from './session-draft.ts'
import type { FormGround } from './use-base-version.ts'

/** Fields that change, or how they follow from what the form holds now. */
export type DraftChange = Partial<SessionDraft> | ((now: SessionDraft) => Partial<SessionDraft>)

/**
 * The draft with what is unreadable in it, kept for a reload of the page together with its ground.
 * Leaving a field changes it in the same
 * moment as saving, so saving asks for the latest.
 */
export function useSessionDraft(
  first: SessionDraft,
  { saved, initial }: FormGround,
  place: string,
) {
  const [draft, setDraft] = useState(first)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const latest = useRef({ draft, unreadable })
  const stored = useRef(false)
  const dirty = draft !== initial
  const change_id = saved?.change_id ?? null
  useEffect(() => {
    if (dirty && !stored.current) keepDraft(place, { draft, initial, change_id })
  }, [dirty, place, draft, initial, change_id])
  useEffect(() => () => forgetDraft(place), [place]) // a reload ends the page before this
  const write = (next: SessionDraft) => {
    latest.current = { ...latest.current, draft: next }
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
    dirty,
    change: (part: DraftChange) => {
      const now = latest.current.draft
      write({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    },
    setReadable,
    /**
     * Marks what was typed as stored: if the form is opened again before this one is left, it
     * starts from that.
     */
    markStored: () => {
      stored.current = true
      forgetDraft(place)
    },
    now: () => latest.current,
  }
}
