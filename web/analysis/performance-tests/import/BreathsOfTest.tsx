import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  deleteTestBreaths,
  saveTestBreaths,
  testBreaths,
} from '#contract/analysis/performance-tests-breaths.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { api, invalidate, query } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { SeenAlert } from '../../../ui/SeenAlert.tsx'
import { textOfFile } from './text-of-file.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'

const OWN = [400, 413]

type BreathsOfTestProps = { test: Pick<PerformanceTest, 'id' | 'can_write'> }

/** Attaches what a laboratory measured breath by breath to a VO2max test, or takes it off. */
export function BreathsOfTest({ test: { id, can_write } }: BreathsOfTestProps) {
  const { t } = useTranslation('test-files')
  const params = { id }
  const kept = useQuery(query(testBreaths, { params }))
  const fresh = () => invalidate(...SHOWING_TESTS)
  const attach = useMutation({
    mutationFn: async (file: File) => {
      const body = { file: await textOfFile(file) }
      return api(saveTestBreaths, { params, body }, { own: OWN })
    },
    onSuccess: fresh,
  })
  const remove = useMutation({
    mutationFn: () => api(deleteTestBreaths, { params }),
    onSuccess: fresh,
  })
  if (!can_write || !kept.data) return null
  const breaths = kept.data.data
  const { error } = attach
  return (
    <Stack gap="xs" component="section" aria-label={t('breaths.title')}>
      <Text size="sm" c="dimmed">
        {breaths ? t('breaths.kept', { count: breaths.time_s.length }) : t('breaths.hint')}
      </Text>
      <Group gap="sm">
        <FileButton accept=".csv,.txt,text/csv" onChange={(file) => file && attach.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={attach.isPending}>
              {t(breaths ? 'breaths.replace' : 'breaths.attach')}
            </Button>
          )}
        </FileButton>
        {breaths && (
          <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('breaths.remove')}
          </Button>
        )}
      </Group>
      {error instanceof ApiProblem && OWN.includes(error.status) && (
        <SeenAlert color="red" title={t('faults')}>
          {error.errors['file']?.map((fault) => <div key={fault}>{fault}</div>) ?? error.message}
        </SeenAlert>
      )}
    </Stack>
  )
}
