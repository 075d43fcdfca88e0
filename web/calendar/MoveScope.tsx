import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Scope } from '#contract/sessions.ts'

const SCOPES = ['this', 'following', 'all'] as const

/** Which sessions of a series move. */
export function MoveScope({ onChoose }: { onChoose: (scope: Scope) => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Stack>
      <Text size="sm">{t('scope.text')}</Text>
      {SCOPES.map((scope) => (
        <Button key={scope} variant="default" h={44} data-autofocus={scope === 'this' || undefined} onClick={() => onChoose(scope)}>
          {t(`scope.${scope}`)}
        </Button>
      ))}
    </Stack>
  )
}
