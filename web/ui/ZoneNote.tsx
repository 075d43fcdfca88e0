import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/format.ts'

/**
 * Says that times are on the club's clock, to a person whose own shows others at one of these
 * moments.
 */
export function ZoneNote({ moments }: { moments: readonly Date[] }) {
  const { t } = useTranslation('ui')
  const { otherZone } = useFormat()
  const zones = new Set(moments.map(otherZone).filter((zone) => zone !== null))
  if (zones.size === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('clubClock', { zone: [...zones].join(' / ') })}
    </Text>
  )
}
