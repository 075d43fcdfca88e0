import { Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { home } from '#contract/analysis/home.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { rateSession } from '#contract/planning/sessions.ts'
import { RPE_STEPS, type RpeId } from '#domain/constants/scales.ts'
import { api, invalidate } from '../../api/api.ts'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'

/**
 * How hard the session was for the person asked, one tap; another tap on the same step takes it
 * back.
 */
export function RpeQuestion({ sessionId, rpe }: { sessionId: number; rpe: number | null }) {
  const { t } = useTranslation('results')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (step: RpeId | null) =>
      api(rateSession, { params: { id: sessionId }, body: { rpe: step } }),
    onSettled: () => invalidate(sessionResults, trainingSummary, home),
  })
  // The answer is shown at once; the stored one is shown again if saving fails.
  const shown = RPE_STEPS.find(({ id }) => id === (isPending ? variables : rpe))?.id ?? null
  const options = RPE_STEPS.map(({ id, key }) => ({ value: id, label: t(`rpe.steps.${key}`) }))
  return (
    <Stack gap="xs" component="section" aria-label={t('rpe.question')}>
      <Title order={2}>{t('rpe.question')}</Title>
      <Text size="sm" c="dimmed">
        {t('rpe.hint')}
      </Text>
      <SegmentedAnswer
        label={t('rpe.question')}
        options={options}
        value={shown}
        onAnswer={(step) => mutate(step === shown ? null : step)}
      />
    </Stack>
  )
}
