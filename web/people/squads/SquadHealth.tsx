import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SquadMember } from '#contract/people/squads.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'

/** What the person said of today: ill, injured, fit, or nothing yet. */
export function SquadHealth({ person: { figures } }: { person: SquadMember }) {
  const { t } = useTranslation('squads')
  const health = figures?.health ?? null
  if (health === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        {t('noWord')}
      </Text>
    )
  return health.ill || health.injured ? <HealthMark {...health} /> : t('fit')
}
