import {
  groupsFor,
  type Group,
  type Period,
  type Report,
  type Against,
} from '#domain/reports/report.ts'
import { readAgainst } from '#domain/reports/spans.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'

/** How the lines of a report are cut and put together, and what they are compared with. */
export type Shape = { by: Period; group: Group | null; against: Against | null }

/** What a report has unless somebody chooses otherwise. */
export type UsualShape = { group?: Group; against?: Against }

/** The shape of a report stands in the address; what is not as usual, `none` included, is named. */
export function useShape(report: Report, usual: UsualShape) {
  const [search, change] = useSearchParam()
  const shape: Shape = {
    by: report.periods.find((known) => known === search.get('by')) ?? report.periods[0] ?? 'week',
    group: chosen(groupsFor(report), search.get('group'), usual.group ?? null),
    against: againstIn(search, usual.against ?? null),
  }
  const choose = (part: Partial<Shape>) => {
    const named = Object.entries(part).map(([name, value]) => [name, value ?? 'none'])
    change(Object.fromEntries(named))
  }
  return { shape, choose }
}

const chosen = <Word extends string>(
  words: readonly Word[],
  named: string | null,
  usual: Word | null,
): Word | null => (named === 'none' ? null : (words.find((word) => word === named) ?? usual))

function againstIn(search: URLSearchParams, usual: Against | null): Against | null {
  const named = search.get('against')
  return named === 'none' ? null : (readAgainst(named) ?? usual)
}
