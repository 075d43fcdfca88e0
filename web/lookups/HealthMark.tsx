import { IconBandage, IconThermometer } from '@tabler/icons-react'
import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ColourBadge } from '../ui/ColourBadge.tsx'
import { HEALTH_COLOURS } from '../ui/theme-colours.ts'

export type Health = { ill: boolean; injured: boolean }

/**
 * Ill and injured have a colour, an icon and a word each; both together are amber. Nothing for the
 * healthy.
 */
export function HealthMark({ ill, injured }: Health) {
  const { t } = useTranslation('attendance')
  const both = ill && injured
  return (
    <Group component="span" gap={6}>
      {ill && (
        <ColourBadge
          tone={both ? HEALTH_COLOURS.both : HEALTH_COLOURS.ill}
          icon={<IconThermometer size={14} />}
        >
          {t('ill')}
        </ColourBadge>
      )}
      {injured && (
        <ColourBadge
          tone={both ? HEALTH_COLOURS.both : HEALTH_COLOURS.injured}
          icon={<IconBandage size={14} />}
        >
          {t('injured')}
        </ColourBadge>
      )}
    </Group>
  )
}
