import { useState } from 'react'
import type { MorningValues } from '#contract/analysis/monitoring.ts'
import { changeOf, groundOf, type MorningDraft, type WriteNumber } from './morning-model.ts'

/**
 * A morning as it is typed, and its change so far. While nothing is typed it follows what is
 * stored; after that only what is typed over what was shown then is sent.
 */
export function useMorningDraft(stored: MorningValues | null, write: WriteNumber) {
  const [ground, setGround] = useState(() => groundOf(stored, write))
  const [draft, setDraft] = useState(ground.first)
  const change = changeOf(draft, ground)
  const isTyped = !change || Object.keys(change.values).length > 0
  if (!isTyped && JSON.stringify(stored) !== JSON.stringify(ground.values)) {
    const next = groundOf(stored, write)
    setGround(next)
    setDraft(next.first)
  }
  const set = (part: Partial<MorningDraft>) => setDraft((now) => ({ ...now, ...part }))
  return { draft, set, change, isTyped, values: ground.values }
}
