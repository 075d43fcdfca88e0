import { useMemo } from 'react'
import { home } from '#contract/analysis/home.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { addScores, sessionScores, type SessionScores } from '#contract/analysis/result-entry.ts'
import { api, invalidate } from '../../api/api.ts'
import { OWN_ERRORS, type Storing } from '../../sheet/use-autosave.ts'
import { useCells } from '../../sheet/use-cells.ts'
import { useViewer } from '../../shell/viewer.ts'
import { scoreCells, strandedIn, type Entries, type Place } from './entries.ts'
import { batchOf, refusedEntries } from './entry-batch.ts'
import { resultOf, type Owner } from './owners.ts'
import type { Writing } from './read-cell.ts'

/** What is typed into the sheet of a session, until it is stored. */
export function useEntries(
  sessionId: number,
  { results, pieces }: SessionScores,
  writing: Writing,
) {
  const { user_id } = useViewer()
  const cells = useMemo(
    () => scoreCells(results, { ...writing, pieces }),
    [results, pieces, writing],
  )
  const stranded = useMemo(() => (entries: Entries) => strandedIn(entries, pieces), [pieces])
  const storing: Storing<Place> = {
    send: async (sent) => {
      const body = { results: batchOf(sent, results).results }
      await api(addScores, { params: { id: sessionId }, body }, { own: [...OWN_ERRORS] })
      await invalidate(sessionScores)
      void invalidate(sessionResults, home)
      return sent
    },
    refusedIn: (sent, { errors }) => refusedEntries(batchOf(sent, results), errors),
    asks: ['changed_meanwhile', 'piece_gone'],
    refetch: () => invalidate(sessionScores),
  }
  const desk = useCells({ place: `${user_id}:${sessionId}`, cells, storing, strandedIn: stranded })
  return { ...desk, cells, resultOf: (owner: Owner) => resultOf(results, owner) }
}
export type EntryDesk = ReturnType<typeof useEntries>
