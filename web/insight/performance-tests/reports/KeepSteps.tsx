import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  performanceTestReport,
  performanceTests,
  testsOfPerson,
  type TestReport,
} from '#contract/insight/performance-tests-reports.ts'
import { savePerformanceTest, type NewTest } from '#contract/insight/performance-tests.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { api, ApiProblem, invalidate } from '../../../api.ts'
import { notify } from '../../../shell/notices.ts'

type KeepStepsProps = { test: TestReport['test']; leftOut: ReadonlySet<number> }

const numbersOf = <N extends string>(names: readonly N[], from: Record<N, number | null>) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Record<N, number | null>

/** The test as it is stored, with other steps left out. */
export function withSteps({ test, leftOut }: KeepStepsProps): NewTest {
  const { user_id, kind, day, site, ergo, protocol, weight_class, sweep_scull } = test
  const { tester, comment, tag_ids, focus_ids, activity_id, version } = test
  return {
    ...numbersOf(TEST_NUMBER_NAMES, test),
    ...{ user_id, kind, day, site, ergo, protocol, weight_class, sweep_scull },
    ...{ tester, comment, tag_ids, focus_ids, activity_id, version },
    lines: test.lines.map((line, index) => ({
      ...numbersOf(LINE_NUMBER_NAMES, line),
      left_out: leftOut.has(index),
    })),
  }
}

/** Keeps the steps that were left out on the screen with the test, for everybody. */
export function KeepSteps({ test, leftOut }: KeepStepsProps) {
  const { t } = useTranslation('test-reports')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api(savePerformanceTest, { body: withSteps({ test, leftOut }) }, { own: [409] }),
    onSuccess: async () => {
      await invalidate(performanceTestReport, performanceTests, testsOfPerson)
      notify('success', t('kept'))
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) notify('error', t('changed'))
    },
  })
  return (
    <Button size="xs" loading={isPending} onClick={() => mutate()}>
      {t('keep')}
    </Button>
  )
}
