import { createElement } from 'react'
import { useOutletContext } from 'react-router'
import { getSession, type Scope, type Session } from '#contract/planning/sessions.ts'
import { query } from '../../api/api.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { askInModal } from '../../shell/modals.ts'

/** Fetches the whole session; the page itself shows a refusal. */
export const sessionQuery = (id: number) =>
  query(getSession, { params: { id } }, { own: [404, 409] })

/** What is to be done to a session of a series. */
export type SeriesAct = 'change' | 'move' | 'delete'

/** Asks which sessions of a series the change applies to; null if the person cancels. */
export async function askScope(title: string, id: number, act: SeriesAct): Promise<Scope | null> {
  const { SeriesScope } = await loadChunk(import('./SeriesScope.tsx'))
  return askInModal<Scope>((onChoose) => ({
    title,
    size: 'sm',
    content: createElement(SeriesScope, { id, act, onChoose }),
  }))
}

/** The session around a tab. */
export const useSession = () => useOutletContext<Session>()
