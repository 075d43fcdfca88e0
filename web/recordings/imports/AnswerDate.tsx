import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { answerImport, getImport, listImports, type Import } from '#contract/recordings/imports.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import { home } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { api, invalidate } from '../../api/api.ts'

/** Says which reading of its date an import means; it is read once more then. */
function useAnswerImport(importId: number) {
  return useMutation({
    mutationFn: (date_order: DateOrder) =>
      api(answerImport, { params: { id: importId }, body: { date_order } }),
    onSuccess: () => invalidate(getImport, listImports, home),
  })
}

/**
 * The two days a date may mean, for the person to choose from; the question itself is the import's
 * message.
 */
export function AnswerDate({
  id,
  question,
}: {
  id: number
  question: NonNullable<Import['question']>
}) {
  const { dayExact } = useFormat()
  const { mutate, isPending, variables } = useAnswerImport(id)
  const days: readonly (readonly [DateOrder, string])[] = [
    ['day-month', question.day_month],
    ['month-day', question.month_day],
  ]
  return (
    <Group gap="sm">
      {days.map(([order, wall]) => (
        <Button
          key={order}
          variant="default"
          mih={44}
          loading={isPending && variables === order}
          disabled={isPending && variables !== order}
          onClick={() => mutate(order)}
        >
          {dayExact(wall.slice(0, 10))}
        </Button>
      ))}
    </Group>
  )
}
