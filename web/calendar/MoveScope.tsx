import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Scope } from '#contract/sessions.ts'
import { AllOfSeries } from '../sessions/AllOfSeries.tsx'
import { sessionQuery } from '../sessions/queries.ts'

const SCOPES = ['this', 'following', 'all'] as const

/** Which sessions of a series move. */
export function MoveScope({ id, onChoose }: { id: number; onChoose: (scope: Scope) => void }) {
  const { t } = useTranslation('calendar')
  const series = useQuery(sessionQuery(id)).data?.data.series
  return (
    <Stack>
      <Text size="sm">{t('scope.text')}</Text>
      {SCOPES.map((scope) => (
        <Button key={scope} variant="default" h={44} data-autofocus={scope === 'this' || undefined} onClick={() => onChoose(scope)}>
          {scope === 'all' && series ? <AllOfSeries series={series} /> : t(`scope.${scope}`)}
        </Button>
      ))}
    </Stack>
  )
}
