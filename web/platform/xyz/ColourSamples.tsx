import { Group, Stack, Text } from '@mantine/core'
import {
  IconBandage,
  IconBarbell,
  IconBike,
  IconFirstAidKit,
  IconKayak,
  IconMoon,
  IconPoint,
  IconRun,
  IconSwimming,
  IconTreadmill,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import {
  HEALTH_COLOURS,
  SIDE_COLOURS,
  SIGNAL_COLOURS,
  SPORT_COLOURS,
} from '../../ui/theme-colours.ts'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { ONE_WEEK } from './sample-data.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import ui from '../../ui/ui.module.css'

const SPORTS = [
  { key: 'rowing', Icon: IconRowingShell },
  { key: 'ergo', Icon: IconTreadmill },
  { key: 'bike', Icon: IconBike },
  { key: 'run', Icon: IconRun },
  { key: 'swim', Icon: IconSwimming },
  { key: 'strength', Icon: IconBarbell },
  { key: 'paddling', Icon: IconKayak },
  { key: 'other', Icon: IconPoint },
  { key: 'dayOff', Icon: IconMoon },
] as const
const SIGNALS = ['none', 'blue', 'green', 'amber', 'red'] as const
const HEALTH = ['empty', 'injured', 'ill', 'both'] as const
const SIDES = ['port', 'starboard'] as const

export function TypeSamples() {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap={4}>
      <Text fz="h1" fw={650}>
        {t('typeSample.h1')}
      </Text>
      <Text fz="h2" fw={650}>
        {t('typeSample.h2')}
      </Text>
      <Text fz="h3" fw={650}>
        {t('typeSample.h3')}
      </Text>
      <Text>{t('typeSample.body')}</Text>
      <Text size="sm" c="dimmed">
        {t('typeSample.small')}
      </Text>
      <Text className={ui.tabular}>1:45.3 /500 m · 6:31.4 · 28 spm · 3 × 2000 m / 6:00</Text>
    </Stack>
  )
}

export function ColourSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {SPORTS.map(({ key, Icon }) => (
          <ColourBadge
            key={key}
            tone={SPORT_COLOURS[key]}
            icon={<Icon size={16} />}
            outlined={key === 'dayOff'}
          >
            {t(`sports.${key}`)}
          </ColourBadge>
        ))}
      </Group>
      <Group gap="xs">
        {SIGNALS.map((key) => (
          <ColourBadge key={key} tone={SIGNAL_COLOURS[key]}>
            {t(`signals.${key}`)}
          </ColourBadge>
        ))}
      </Group>
      <Group gap="xs">
        {HEALTH.map((key) => (
          <ColourBadge
            key={key}
            tone={HEALTH_COLOURS[key]}
            icon={key === 'injured' ? <IconBandage size={16} /> : <IconFirstAidKit size={16} />}
          >
            {t(`health.${key}`)}
          </ColourBadge>
        ))}
        {SIDES.map((key) => (
          <ColourBadge key={key} tone={SIDE_COLOURS[key]}>
            {t(`sides.${key}`)}
          </ColourBadge>
        ))}
      </Group>
      <ZoneBar
        label={t('zones')}
        parts={ONE_WEEK}
        writeShare={(share) => format.percent(share)}
        legend
      />
    </Stack>
  )
}
