import type { ViewQuestion } from '#contract/insight/report-views.ts'
import { REPORT_LISTS } from '#domain/reports/lists.ts'

const KEYS = [
  'span',
  'from',
  'to',
  'by',
  'group',
  'against',
  'columns',
  'chart',
  'chart_by',
  'chart_of',
  'compared',
  'parts',
  'over',
  'pieces',
  'curves',
  'unit',
  'gender',
  'site',
  'ergo',
  'protocol',
  'weight_class',
  'sweep_scull',
  'which',
  'rank',
  'x',
  'y',
  'mark',
  'name',
  'boat_types',
  'distances',
  'times',
  'start',
  ...REPORT_LISTS,
] as const satisfies readonly (keyof ViewQuestion)[]

/** What the address of a report asks, as it is saved. */
export const questionIn = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(KEYS.flatMap((key) => [...search].filter(([name]) => name === key)))

/** Whether an address asks just this. */
export const asksFor = (search: URLSearchParams, question: ViewQuestion): boolean => {
  const asked = questionIn(search)
  const names = new Set([...Object.keys(asked), ...Object.keys(question)])
  return [...names].every((name) => asked[name] === question[name as keyof ViewQuestion])
}
