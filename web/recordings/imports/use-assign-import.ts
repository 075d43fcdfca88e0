import { useMutation } from '@tanstack/react-query'
import { agenda } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import { assignImport, getImport, listImports } from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { api, invalidate } from '../../api/api.ts'

/** Attaches what an import held to a session; results and lists follow. */
export function useAssignImport(importId: number) {
  return useMutation({
    mutationFn: (session_id: number) =>
      api(assignImport, { params: { id: importId }, body: { session_id } }),
    onSuccess: () => invalidate(getImport, listImports, sessionResults, agenda, home),
  })
}
