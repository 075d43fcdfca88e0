import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { afterStoring, type Entries, type Entry } from './cells.ts'

const PAUSE_MS = 600
const RETRY_MS = 8000
/**
 * A missing connection, too many calls, or a server fault is temporary. Anything else would be
 * refused again.
 */
const passes = (status: number) => status === 0 || status === 429 || status >= 500
/** These errors are shown at the cells or beside them. */
export const OWN_ERRORS = [0, 400, 409, 503] as const

/** How the entries of a sheet are stored. */
export type Storing<P> = {
  /**
   * Sends the entries and fetches what is stored by then. Returns those that were stored; the
   * others wait until the person has decided. Throws what the server refused.
   */
  send: (entries: Entries<P>) => Promise<Entries<P>>
  /** The sentences of a refusal by the key of their entry; what is about none is under "". */
  refusedIn: (entries: Entries<P>, problem: ApiProblem) => Map<string, string>
  /** Codes after which what others have entered is fetched, and the person is asked about it. */
  asks: readonly string[]
  refetch: () => Promise<unknown>
}

type Saving<P> = {
  ready: Entries<P>
  setEntries: Dispatch<SetStateAction<Entries<P>>>
  storing: Storing<P>
}

/**
 * Stores what is ready shortly after the last key; what the server refuses is marked at its cell,
 * what it cannot take now is tried again, and what it will not take waits for a word.
 */
export function useAutosave<P>({ ready, setEntries, storing }: Saving<P>) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [sending, setSending] = useState<Entries<P> | null>(null)
  const [stopped, setStopped] = useState(false)

  async function fail(error: unknown, sent: Entries<P>) {
    const problem = error instanceof ApiProblem ? error : null
    const refused =
      problem?.status === 400 ? storing.refusedIn(sent, problem) : new Map<string, string>()
    if (problem && storing.asks.includes(problem.code)) await storing.refetch()
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
  const save = useEffectEvent(async (sent: Entries<P>) => {
    setSending(sent)
    try {
      const stored = await storing.send(sent)
      setEntries((now) => afterStoring(now, stored))
      setTrouble(null)
    } catch (error) {
      await fail(error, sent)
    } finally {
      setSending(null)
    }
  })
  useEffect(() => {
    if (ready.size === 0 || sending || stopped) return undefined
    const timer = setTimeout(() => void save(ready), trouble === null ? PAUSE_MS : RETRY_MS)
    return () => clearTimeout(timer)
  }, [sending, stopped, ready, trouble])
  const clear = () => {
    setTrouble(null)
    setStopped(false)
  }
  return { trouble, stopped, sending, clear }
}

const withRefusal = <P>(entry: Entry<P>, refused: string | undefined): Entry<P> =>
  refused === undefined ? entry : { ...entry, refused }
