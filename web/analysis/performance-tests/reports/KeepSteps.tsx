import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { api, invalidate } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { notify } from '../../../shell/notices.ts'
import { withSteps } from './with-steps.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'

type KeepStepsProps = { test: TestReport['test']; leftOut: ReadonlySet<number> }

/** Keeps the steps that were left out on the screen with the test, for everybody. */
export function KeepSteps({ test, leftOut }: KeepStepsProps) {
  const { t } = useTranslation('test-reports')
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(savePerformanceTest, { body: withSteps(test, leftOut) }, { own: [409] }),
    onSuccess: async () => {
      await invalidate(...SHOWING_TESTS)
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
