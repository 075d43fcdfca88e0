import { useMutation } from '@tanstack/react-query'
import { agenda } from '#contract/planning/calendar.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { home } from '#contract/analysis/home.ts'
import {
  activityEditor,
  assignActivity,
  deleteImport,
  editActivity,
  getImport,
  ignoreImport,
  listImports,
  redoEdit,
  undoEdit,
} from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { OF_ACTIVITIES } from '../../api/refetch-after.ts'

export const editorQuery = (activityId: number) =>
  query(activityEditor, { params: { id: activityId } }, { own: [404, 409] })

/** One's own files that wait for their session to be chosen. */
export const waitingQuery = () =>
  query(listImports, { query: { state: 'needs-assignment', limit: 100 } })

const refetchActivity = () => invalidate(...OF_ACTIVITIES)

export type Edit = CallInput<typeof editActivity>['body']
export type Assignment = CallInput<typeof assignActivity>['body']

export const useEdit = (activityId: number) =>
  useMutation({
    mutationFn: (body: Edit) =>
      api(editActivity, { params: { id: activityId }, body }, { own: [400, 409] }),
    onSuccess: refetchActivity,
  })

export const useUndo = (activityId: number) =>
  useMutation({
    mutationFn: (edit_id: number) =>
      api(undoEdit, { params: { id: activityId }, query: { edit_id } }),
    onSuccess: refetchActivity,
  })

export const useRedo = (activityId: number) =>
  useMutation({
    mutationFn: () => api(redoEdit, { params: { id: activityId } }),
    onSettled: refetchActivity,
  })

export const useAssign = (activityId: number) =>
  useMutation({
    mutationFn: (body: Assignment) => api(assignActivity, { params: { id: activityId }, body }),
    onSuccess: () => Promise.all([refetchActivity(), invalidate(home, agenda)]),
  })

export const refetchLists = () => invalidate(getImport, listImports, sessionResults, agenda, home)

export const useIgnore = (importId: number) =>
  useMutation({
    mutationFn: () => api(ignoreImport, { params: { id: importId } }),
    onSuccess: refetchLists,
  })

export const useDeleteImport = (importId: number) =>
  useMutation({
    mutationFn: () => api(deleteImport, { params: { id: importId } }),
    onSuccess: refetchLists,
  })
