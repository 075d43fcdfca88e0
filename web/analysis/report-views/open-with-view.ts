import { replace } from 'react-router'
import { reportViews } from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { query } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { questionIn } from './question.ts'

/** A report whose address asks nothing opens with the view that somebody chose for it. */
export async function openWithView(page: ViewPageName, url: string): Promise<void> {
  const { pathname, searchParams } = new URL(url)
  if (Object.keys(questionIn(searchParams, page)).length > 0) return
  const saved = await queryClient.ensureQueryData(query(reportViews)).catch(() => null)
  const chosen = saved?.data.find((view) => view.page === page && view.is_default)
  const asked = new URLSearchParams(chosen?.question)
  // In its place: going back leads past it, not into it once more.
  if (asked.size > 0) throw replace(`${pathname}?${asked}`)
}
