import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { RatioStatus } from '../../lookups/RatioStatus.tsx'
import { Known } from '../../ui/Known.tsx'
import ui from '../../ui/ui.module.css'
import type { SquadRow } from './squad-ratios.ts'

/** How the load of the person changes: the figure and its word, or why there is none. */
export function SquadRatio({ person: { ratio } }: { person: SquadRow }) {
  const { t } = useTranslation('squads')
  const format = useFormat()
  if (ratio === 'asked') return '…'
  if (ratio === 'failed' || ratio === 'unseen')
    return <Known text={null} why={t(ratio === 'failed' ? 'ratioFailed' : 'noRatio')} />
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      {ratio.ratio !== null && (
        <Text component="span" size="sm" className={ui.tabular}>
          {format.number(ratio.ratio, 2)}
        </Text>
      )}
      <RatioStatus {...ratio} />
    </Group>
  )
}
