import { useMutation } from '@tanstack/react-query'
import { home } from '#contract/analysis/home.ts'
import { answerImport, getImport, listImports } from '#contract/recordings/imports.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import { api, invalidate } from '../../api/api.ts'

/** Says which reading of its date an import means; it is read once more then. */
export function useAnswerImport(importId: number) {
  return useMutation({
    mutationFn: (date_order: DateOrder) =>
      api(answerImport, { params: { id: importId }, body: { date_order } }),
    onSuccess: () => invalidate(getImport, listImports, home),
  })
}
