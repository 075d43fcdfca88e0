import { useMutation } from '@tanstack/react-query'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { createSession, deleteSession, getSession, updateSession } from '#contract/sessions.ts'
import { api, ApiProblem, invalidate } from '../api.ts'
import { useOfferUndo } from '../session-life/queries.ts'

/** Shown at the form. */
const OWN = [400, 422]

/** Creates a session, or changes the one with an id; answers with its id. */
export function useSaveSession(id: number | null) {
  return useMutation({
    mutationFn: async (plan: SessionPlan) => {
      const saved =
        id === null
          ? await api(createSession, { body: plan }, { own: OWN })
          : await api(updateSession, { body: { id, ...plan } }, { own: OWN })
      return saved.data.id
    },
    onSuccess: () => void invalidate(agenda, home, getSession),
  })
}

export function useDeleteSession(id: number) {
  const offerUndo = useOfferUndo()
  return useMutation({
    mutationFn: () => api(deleteSession, { params: { id } }),
    onSuccess: ({ data }) => {
      offerUndo(data.ids)
      void invalidate(agenda, home)
    },
  })
}

/** Messages of a refused save by field; a fault deep within a part ("structure.pieces.0") belongs to the part. */
export function messagesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).map(([path, messages]) => [path.split(/[./[]/).find(Boolean) ?? path, messages[0] ?? error.message]),
  )
}
