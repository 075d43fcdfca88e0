import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeIntegration } from '#contract/recordings/integrations.ts'
import { IMPORT_MODES, type ImportMode, type ProviderFacts } from '#domain/constants/providers.ts'
import { api } from '../../api/api.ts'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { refresh } from './queries.ts'
import { colon } from '../../format/punctuation.ts'

/** What happens with what is new: fetched, asked about, nothing. */
export function ModeChoice({
  facts: { key: provider, name },
  mode,
}: {
  facts: ProviderFacts
  mode: ImportMode
}) {
  const { t } = useTranslation('integrations')
  const change = useMutation({
    mutationFn: (import_mode: ImportMode) =>
      api(changeIntegration, { params: { provider }, body: { import_mode } }),
    onSuccess: refresh,
  })
  const text = {
    automatic: t('mode.automaticText', { name }),
    ask: t('mode.askText'),
    off: t('mode.offText'),
  }
  return (
    <Stack gap={6}>
      <Text fw={500} aria-hidden>
        {t('mode.label')}
      </Text>
      <SegmentedAnswer
        label={`${t('mode.label')}${colon()}${name}`}
        options={IMPORT_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={mode}
        saving={change.isPending ? change.variables : null}
        onAnswer={(value) => value !== mode && change.mutate(value)}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {text[mode]}
      </Text>
    </Stack>
  )
}
