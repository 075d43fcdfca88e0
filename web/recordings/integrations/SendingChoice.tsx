import { Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeIntegration } from '#contract/recordings/integrations.ts'
import type { ProviderFacts } from '#domain/constants/providers.ts'
import { api } from '../../api/api.ts'
import { refresh } from './queries.ts'

type SendingChoiceProps = { facts: ProviderFacts; sends: boolean }

/** Whether planned sessions go to the account, for providers that take any. */
export function SendingChoice({ facts: { key: provider, name }, sends }: SendingChoiceProps) {
  const { t } = useTranslation('integrations')
  const change = useMutation({
    mutationFn: (sends_workouts: boolean) =>
      api(changeIntegration, { params: { provider }, body: { sends_workouts } }),
    onSuccess: refresh,
  })
  return (
    <Switch
      label={t('sending.label', { name })}
      description={t('sending.text')}
      checked={change.isPending ? change.variables : sends}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  )
}
