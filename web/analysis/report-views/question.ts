import type { ViewQuestion } from '#contract/analysis/report-views.ts'
import { REPORT_LISTS } from '#domain/reports/lists.ts'
import { isProfilePage, NAMING_PEOPLE, type ViewPageName } from '#domain/reports/pages.ts'

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

/** What the address of a report asks, as it is saved: in a profile without the athlete. */
export function questionIn(search: URLSearchParams, page: ViewPageName): Record<string, string> {
  const left = new Set<string>(isProfilePage(page) ? NAMING_PEOPLE : [])
  return Object.fromEntries(
    KEYS.filter((key) => !left.has(key)).flatMap((key) =>
      [...search].filter(([name]) => name === key),
    ),
  )
}

type PageQuestion = { page: ViewPageName; question: ViewQuestion }

/** Whether an address asks just this. */
export function asksFor(search: URLSearchParams, { page, question }: PageQuestion): boolean {
  const asked = questionIn(search, page)
  const names = new Set([...Object.keys(asked), ...Object.keys(question)])
  return [...names].every((name) => asked[name] === question[name as keyof ViewQuestion])
}
