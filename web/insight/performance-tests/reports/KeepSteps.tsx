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

/** What is written of a test beside its numbers and its steps. */
const WRITTEN = [
  'user_id',
  'kind',
  'day',
  'site',
  'ergo',
  'protocol',
  'weight_class',
  'sweep_scull',
  'tester',
  'comment',
  'tag_ids',
  'focus_ids',
  'activity_id',
  'version',
] as const

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>

/** The test as it is stored, with other steps left out. */
export function withSteps({ test, leftOut }: KeepStepsProps): NewTest {
  return {
    ...pick(test, TEST_NUMBER_NAMES),
    ...pick(test, WRITTEN),
    lines: test.lines.map((line, index) => ({
      ...pick(line, LINE_NUMBER_NAMES),
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
