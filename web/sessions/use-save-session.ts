import { useMutation } from '@tanstack/react-query'
import { eventTags } from '#contract/lookups.ts'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import type { Repeat } from '#contract/plan.ts'
import {
  createEvent,
  createSession,
  deleteSession,
  getSession,
  updateEvent,
  updateSession,
  venues,
  type Scope,
} from '#contract/sessions.ts'
import { api, ApiProblem, invalidate } from '../api.ts'
import { useOfferUndo } from '../session-life/queries.ts'
import type { DraftPlan } from './draft-plan.ts'

/** Shown at the form. */
const OWN = { own: [400, 422] } as const

/** published: null leaves it as it is. repeat is of a new plan, scope of a saved one. */
export type Saving = { task: DraftPlan; published: boolean | null; repeat: Partial<Repeat>; scope: Scope }

function send(id: number | null, { task, published, repeat, scope }: Saving) {
  const state = published === null ? {} : { published }
  if (task.kind === 'event')
    return id === null
      ? api(createEvent, { body: { ...task.plan, ...repeat, ...state } }, OWN)
      : api(updateEvent, { body: { ...task.plan, ...state, id, scope } }, OWN)
  return id === null
    ? api(createSession, { body: { ...task.plan, ...repeat, ...state } }, OWN)
    : api(updateSession, { body: { ...task.plan, ...state, id, scope } }, OWN)
}

/** Creates what is planned, or changes what has an id; answers with its id, of a series with that of the first. */
export function useSaveSession(id: number | null) {
  return useMutation({
    mutationFn: async (saving: Saving) => (await send(id, saving)).data,
    onSuccess: () => void invalidate(agenda, home, getSession, eventTags, venues),
  })
}

export function useDeleteSession(id: number) {
  const offerUndo = useOfferUndo()
  return useMutation({
    mutationFn: (scope: Scope) => api(deleteSession, { params: { id }, query: { scope } }),
    onSuccess: ({ data }) => {
      offerUndo(data.ids)
      void invalidate(agenda, home)
    },
  })
}

/** Messages of a refused save by field; a fault deep within a part ("structure.pieces.0") is told for the part as well. */
export function messagesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const told = Object.entries(error.errors).map(([path, messages]) => [path, messages[0] ?? error.message] as const)
  return Object.fromEntries([...told.map(([path, message]) => [path.split(/[./[]/).find(Boolean) ?? path, message] as const), ...told])
}
