import { Select } from '@mantine/core'
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
import { AthleteChoice, WhenAndWhom } from '../../reports/open.ts'
import { useProtocolName } from './use-figure-words.ts'
import type { TestFilter, useTestFilters } from './use-test-filters.ts'

type TestFiltersProps = {
  kind: TestKind
  asked: ReturnType<typeof useTestFilters>
  choices: TestList['choices'] | undefined
}

const LISTS = ['squads', 'tags', 'focuses'] as const
const OWN_LISTS = ['tags', 'focuses'] as const

/** When, whom and which tests. */
export function TestFilters({ kind, asked, choices }: TestFiltersProps) {
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
  const choose = (name: TestFilter, label: string, items: { value: string; label: string }[]) =>
    items.length > 0 && (
      <Select
        key={name}
        label={label}
        placeholder={t('all')}
        w={170}
        clearable
        data={items}
        value={own[name] ?? null}
        onChange={(value) => changeOwn(name, value)}
      />
    )
  return (
    <>
      <WhenAndWhom
        filters={filters}
        onChange={change}
        problem={problem === 'reversed' ? problem : null}
        seesOthers={seesOthers}
        only={seesOthers ? LISTS : OWN_LISTS}
      />
      {seesOthers && (
        <>
          <AthleteChoice value={filters.athletes} onChange={(athletes) => change({ athletes })} />
          {choose('gender', t('gender'), [
            { value: 'm', label: t('m') },
            { value: 'w', label: t('w') },
          ])}
        </>
      )}
      {(['site', 'ergo', 'protocol'] as const).map((name) =>
        choose(name, t(`fields.${name}`), written(name)),
      )}
      {choose(
        'weight_class',
        t('fields.weight_class'),
        WEIGHT_CLASSES.map((value) => ({ value, label: t(`weightClasses.${value}`) })),
      )}
      {choose(
        'sweep_scull',
        t('fields.sweep_scull'),
        SWEEP_SCULL.map((value) => ({ value, label: t(`sweepScull.${value}`) })),
      )}
    </>
  )
}
