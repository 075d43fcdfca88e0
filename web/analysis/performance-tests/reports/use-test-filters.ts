import type { TestsQuery } from '#contract/analysis/performance-tests-reports.ts'
import { RANKED_BY, type FigureName } from '#domain/performance-tests/figures.ts'
import { SWEEP_SCULL, WEIGHT_CLASSES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { TEST_GROUPS, type TestGroup } from '#domain/performance-tests/groups.ts'
import { WHICH_TESTS, type WhichTests } from '#domain/performance-tests/ranking.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { spanProblem, useReportFilters, writeLists } from '../../reports/open.ts'

/** What only tests are narrowed down by, by their names in the address and in the call. */
export const TEST_FILTERS = [
  'gender',
  'site',
  'ergo',
  'protocol',
  'weight_class',
  'sweep_scull',
] as const
export type TestFilter = (typeof TEST_FILTERS)[number]

const MOST_DAYS = 3660
const LONGEST_WORD = 80

const wordOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text)

/** What a list of tests is asked, all of it from the address. */
export function useTestFilters(kind: TestKind) {
  const { filters, change } = useReportFilters('tests')
  const [search, changeSearch] = useSearchParam()
  const { start_date, end_date } = filters
  const { squads = '', athletes = '', tags = '', focuses = '' } = writeLists(filters)
  const text = (name: TestFilter) => search.get(name)?.slice(0, LONGEST_WORD) || undefined
  const own = {
    gender: wordOf(['m', 'w'] as const, search.get('gender')),
    site: text('site'),
    ergo: text('ergo'),
    protocol: text('protocol'),
    weight_class: wordOf(WEIGHT_CLASSES, search.get('weight_class')),
    sweep_scull: wordOf(SWEEP_SCULL, search.get('sweep_scull')),
  }
  const which: WhichTests = wordOf(WHICH_TESTS, search.get('which')) ?? 'latest'
  const rank_by: FigureName = wordOf(RANKED_BY[kind], search.get('rank')) ?? RANKED_BY[kind][0]
  const group: TestGroup | null = wordOf(TEST_GROUPS, search.get('group')) ?? null
  const known = Object.entries({ squads, athletes, tags, focuses, ...own }).filter(
    ([, value]) => value,
  )
  const asked: TestsQuery = {
    kind,
    start_date,
    end_date,
    which,
    rank_by,
    ...Object.fromEntries(known),
  }
  return {
    filters,
    change,
    own,
    changeOwn: (name: TestFilter, value: string | null) => changeSearch({ [name]: value }),
    which,
    rank_by,
    chooseWhich: (next: string) => changeSearch({ which: next === 'latest' ? null : next }),
    group,
    chooseGroup: (next: string | null) => changeSearch({ group: next }),
    chooseRank: (next: string | null) => changeSearch({ rank: next }),
    asked,
    problem: spanProblem(filters, MOST_DAYS),
  }
}
