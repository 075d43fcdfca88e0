import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RatioAthlete } from '#contract/analysis/monitoring-ratio.ts'
import { TRAINING_RATIO_COLOURS } from '#domain/constants/statuses.ts'
import { ColourBadge } from '../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../ui/theme-colours.ts'

type RatioStatusProps = Pick<RatioAthlete, 'status' | 'missing' | 'days_known'>

/** The status in its colour and its word, or why there is none. */
export function RatioStatus({ status, missing, days_known }: RatioStatusProps) {
  const { t } = useTranslation('ratio-status')
  if (status !== null)
    return (
      <ColourBadge tone={SIGNAL_COLOURS[TRAINING_RATIO_COLOURS[status]]}>
        {t(`statuses.${status}`)}
      </ColourBadge>
    )
  if (missing === null) return <Text component="span">–</Text>
  return (
    <ColourBadge tone={SIGNAL_COLOURS.none}>
      {missing === 'days' ? t('days', { count: days_known }) : t('no_load')}
    </ColourBadge>
  )
}
