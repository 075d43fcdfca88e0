import { useTranslation } from 'react-i18next'
import type { TestList } from '#contract/analysis/performance-tests-reports.ts'
import {
  SWEEP_SCULL,
  TEST_REPORTS,
  WEIGHT_CLASSES,
  type TestKind,
} from '#domain/performance-tests/kinds.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../../shell/viewer.ts'
import type { ReactNode } from 'react'
import { oneOfFilter, type Filter } from '../../../ui/filters/filter.ts'
import { ReportFilterBar } from '../../reports/open.ts'
import { useProtocolName } from './use-figure-words.ts'
import { TEST_FILTERS, type TestFilter, type useTestFilters } from './use-test-filters.ts'

type TestFiltersProps = {
  kind: TestKind
  asked: ReturnType<typeof useTestFilters>
  choices: TestList['choices'] | undefined
  /** How the list is shown. */
  display: ReactNode
}

const LISTS = ['squads', 'athletes', 'tags', 'focuses'] as const
const OWN_LISTS = ['tags', 'focuses'] as const

/** When, whom and which tests. */
export function TestFilters({ kind, asked, choices, display }: TestFiltersProps) {
  const { t } = useTranslation('test-reports')
  const seesOthers = reportScope(useViewer(), TEST_REPORTS[kind]) !== 'self'
  const protocolName = useProtocolName()
  const { filters, change, own, changeOwn, problem } = asked
  const written = (name: 'site' | 'ergo' | 'protocol') => {
    const words = choices?.[name] ?? []
    const chosen = own[name]
    const all = chosen === undefined || words.includes(chosen) ? words : [chosen, ...words]
    return all.map((value) => ({
      value,
      label: name === 'protocol' ? protocolName(value) : value,
    }))
  }
  const oneOf = (name: TestFilter, label: string, items: Filter['items']) =>
    oneOfFilter(name, label, items, own[name], t('all'))
  const lists: readonly Filter[] = [
    ...(seesOthers
      ? [
          oneOf('gender', t('gender'), [
            { value: 'm', label: t('m') },
            { value: 'w', label: t('w') },
          ]),
        ]
      : []),
    ...(['site', 'ergo', 'protocol'] as const)
      .filter((name) => written(name).length > 0)
      .map((name) => oneOf(name, t(`fields.${name}`), written(name))),
    oneOf(
      'weight_class',
      t('fields.weight_class'),
      WEIGHT_CLASSES.map((value) => ({ value, label: t(`weightClasses.${value}`) })),
    ),
    oneOf(
      'sweep_scull',
      t('fields.sweep_scull'),
      SWEEP_SCULL.map((value) => ({ value, label: t(`sweepScull.${value}`) })),
    ),
  ]
  return (
    <ReportFilterBar
      filters={filters}
      onChange={change}
      problem={problem === 'reversed' ? problem : null}
      seesOthers={seesOthers}
      only={seesOthers ? LISTS : OWN_LISTS}
      own={lists}
      onOwn={(changes) => {
        for (const name of TEST_FILTERS)
          if (changes[name]) changeOwn(name, changes[name][0] || null)
      }}
      display={display}
    />
  )
}
