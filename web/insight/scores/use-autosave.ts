import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { addScores, sessionScores, type Result } from '#contract/insight/scores.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { afterStoring, batchOf, refusedEntries, type Batch } from './entry-batch.ts'
import type { Entries, Entry } from './entries.ts'

const PAUSE_MS = 600
const RETRY_MS = 8000
/**
 * A missing connection, too many calls, or a server fault is temporary. Anything else would be
 * refused again.
 */
const passes = (status: number) => status === 0 || status === 429 || status >= 500
/** These errors are shown at the cells or beside them. */
const OWN = [0, 400, 409, 503] as const

type Saving = {
  sessionId: number
  results: readonly Result[]
  ready: Entries
  setEntries: Dispatch<SetStateAction<Entries>>
}

/**
 * Stores what is ready shortly after the last key; what the server refuses is marked at its cell,
 * what it cannot take now is tried again, and what it will not take waits for a word.
 */
export function useAutosave({ sessionId, results, ready, setEntries }: Saving) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [stopped, setStopped] = useState(false)

  async function fail(error: unknown, batch: Batch) {
    const problem = error instanceof ApiProblem ? error : null
    const refused =
      problem?.status === 400 ? refusedEntries(batch, problem.errors) : new Map<string, string>()
    // What somebody else has entered or planned is fetched, and then the person is asked about it.
    if (problem?.code === 'changed_meanwhile' || problem?.code === 'piece_gone')
      await invalidate(sessionScores)
    else {
      setTrouble(refused.get('') ?? (refused.size > 0 ? null : (problem?.message ?? null)))
      setStopped(
        problem !== null &&
          !passes(problem.status) &&
          [...refused.keys()].every((key) => key === ''),
      )
    }
    setEntries(
      (now) => new Map([...now].map(([key, entry]) => [key, withRefusal(entry, refused.get(key))])),
    )
  }
  const save = useEffectEvent(async (sent: Entries) => {
    const batch = batchOf(sent, results)
    setSaving(true)
    try {
      const body = { results: batch.results }
      await api(addScores, { params: { id: sessionId }, body }, { own: OWN })
      await invalidate(sessionScores)
      setEntries((now) => afterStoring(now, sent))
      setTrouble(null)
    } catch (error) {
      await fail(error, batch)
    } finally {
      setSaving(false)
    }
  })
  useEffect(() => {
    if (ready.size === 0 || saving || stopped) return undefined
    const timer = setTimeout(() => void save(ready), trouble === null ? PAUSE_MS : RETRY_MS)
    return () => clearTimeout(timer)
  }, [saving, stopped, ready, trouble])
  const clear = () => {
    setTrouble(null)
    setStopped(false)
  }
  return { trouble, stopped, clear }
}

const withRefusal = (entry: Entry, refused: string | undefined): Entry =>
  refused === undefined ? entry : { ...entry, refused }
