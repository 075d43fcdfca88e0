import { useMutation } from '@tanstack/react-query'
import {
  activityEfforts,
  addEfforts,
  deleteEffort,
  deleteGate,
  gates,
  proposedPieces,
  type Effort,
} from '#contract/recordings/efforts.ts'
import { venues } from '#contract/planning/sessions.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { OF_ACTIVITIES } from '../../api/refetch-after.ts'
import type { Draft } from './drafts.ts'

export const piecesQuery = (activityId: number, gateId: number | null) =>
  query(proposedPieces, {
    params: { id: activityId },
    ...(gateId !== null && { query: { gate_id: gateId } }),
  })

export const effortsQuery = (activityId: number) =>
  query(activityEfforts, { params: { id: activityId } })

export const gatesQuery = () => query(gates)

export const refetch = () => invalidate(...OF_ACTIVITIES)

type DraftState = { drafts: readonly (Draft & { name: string })[]; seen: number[] }

/**
 * If the call is refused because somebody else was faster, their change is fetched so that it can
 * be seen.
 */
export const useAddEfforts = (activityId: number) =>
  useMutation({
    mutationFn: ({ drafts, seen }: DraftState) => {
      const efforts = drafts.map(({ name, start, finish, piece, source }) => ({
        name,
        start,
        finish,
        piece,
        source,
      }))
      return api(
        addEfforts,
        { body: { activity_id: activityId, efforts, seen } },
        { own: [400, 409] },
      )
    },
    onSettled: refetch,
  })

/** Only what was seen is deleted. */
export const useDeleteEffort = () =>
  useMutation({
    mutationFn: ({
      id,
      name,
      start,
      finish,
      piece,
    }: Pick<Effort, 'id' | 'name' | 'start' | 'finish' | 'piece'>) =>
      api(
        deleteEffort,
        { params: { id }, query: { name, start, finish, piece: piece ?? 0 } },
        { own: [409] },
      ),
    onSettled: refetch,
  })

export const venuesQuery = () => query(venues)

export const useDeleteGate = () =>
  useMutation({
    mutationFn: (id: number) => api(deleteGate, { params: { id } }),
    onSuccess: () => invalidate(gates, proposedPieces),
  })
