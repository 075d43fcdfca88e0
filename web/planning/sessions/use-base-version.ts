import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/planning/sessions.ts'
import { useFormat } from '../../format/format.ts'
import { rebased } from './changed-plan.ts'
import { keptDraft, type StoredDraft } from './kept-draft.ts'
import { sessionQuery } from '../session-facts/open.ts'
import { draftOf, type SessionDraft } from './session-draft.ts'

/** The session as the form knows it, and the form before anything was typed. */
export type FormGround = { saved: Session | null; initial: SessionDraft }

/**
 * The version a form starts from: the one it was given, or the one that the draft restored after a
 * reload was based on.
 */
export const groundOf = ({ saved, initial }: FormGround, kept: StoredDraft | null): FormGround =>
  kept
    ? { saved: saved && { ...saved, change_id: kept.change_id }, initial: kept.initial }
    : { saved, initial }

/**
 * The version the form changes. If others have changed it meanwhile, the form is rebased on the
 * current one.
 */
export function useBaseVersion({ place, ...given }: FormGround & { place: string }) {
  const [kept] = useState(() => keptDraft(place, given.initial))
  const [ground, setGround] = useState(() => groundOf(given, kept))
  const [settling, setSettling] = useState(false)
  const client = useQueryClient()
  const { timeZone } = useFormat()
  /** The draft on the current session; null if it could not be fetched. */
  const settle = async (draft: SessionDraft, wins: 'mine' | 'theirs') => {
    if (ground.saved === null) return null
    setSettling(true)
    const found = await client
      .fetchQuery({ ...sessionQuery(ground.saved.id), staleTime: 0 })
      .catch(() => null)
    setSettling(false)
    if (found === null) return null
    const fresh = { saved: found.data, initial: draftOf(found.data, timeZone) }
    setGround(fresh)
    return { draft: rebased(draft, ground.initial, fresh.initial, wins), ground: fresh }
  }
  return { ground, first: kept?.draft ?? given.initial, settle, settling }
}
