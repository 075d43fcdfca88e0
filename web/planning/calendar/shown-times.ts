import { agenda, type AgendaItem } from '#contract/planning/calendar.ts'
import type { Reply } from '#contract/endpoint.ts'
import { invalidate } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Times } from './moved-times.ts'

const AGENDA = [`${agenda.method} ${agenda.path}`]

/** Shows a session at other times, before the server has them. */
export async function show(id: number, to: Times): Promise<void> {
  showTimes(id, to)
  await queryClient.cancelQueries({ queryKey: AGENDA })
  showTimes(id, to) // what was under way puts back what it began with
}

/**
 * Shows a session at its own times again; what changed meanwhile is fetched, since showing others
 * had stopped that.
 */
export function takeBack(item: Pick<AgendaItem, 'id'> & Times): void {
  showTimes(item.id, item)
  void invalidate(agenda)
}

function showTimes(id: number, { start_date, end_date }: Times): void {
  const differs = (item: AgendaItem) =>
    item.id === id && (item.start_date !== start_date || item.end_date !== end_date)
  queryClient.setQueriesData<Reply<typeof agenda>>({ queryKey: AGENDA }, (shown) =>
    shown?.data.some(differs)
      ? {
          data: shown.data.map((item) =>
            differs(item) ? { ...item, start_date, end_date } : item,
          ),
        }
      : undefined,
  )
}
