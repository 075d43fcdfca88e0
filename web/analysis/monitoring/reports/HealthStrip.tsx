import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { HealthCourse } from '#contract/analysis/monitoring-reports.ts'
import type { MorningHealth } from '#domain/monitoring/fields.ts'
import { semicolon } from '../../../format/punctuation.ts'
import { HEALTH_COLOURS, SIGNAL_COLOURS, toneStyle } from '../../../ui/theme-colours.ts'
import classes from './monitoring-reports.module.css'
import { useEpisodeWords } from './use-episode-words.ts'

const TONES = {
  healthy: SIGNAL_COLOURS.green,
  ill: HEALTH_COLOURS.ill,
  injured: HEALTH_COLOURS.injured,
  both: HEALTH_COLOURS.both,
} as const
/** With more days there is no room for letters. */
const MOST_LETTERS = 45

/** A cell a day in the colours of health, with a letter; what it says is spoken as episodes. */
export function HealthStrip({ athlete }: { athlete: HealthCourse }) {
  const { t } = useTranslation('monitoring-reports')
  const write = useEpisodeWords()
  const { full_name: name, days, episodes } = athlete
  const text =
    episodes.length === 0 ? t('illness.noEpisode') : episodes.map(write).join(semicolon())
  return (
    <div className={classes.strip} role="img" aria-label={t('illness.strip', { name, text })}>
      {days.map((health, index) => (
        <HealthDay key={index} health={health} isLettered={days.length <= MOST_LETTERS} />
      ))}
    </div>
  )
}

type HealthDayProps = { health: MorningHealth | null; isLettered: boolean }

function HealthDay({ health, isLettered }: HealthDayProps) {
  const { t } = useTranslation('monitoring-reports')
  const tone = health === null ? HEALTH_COLOURS.empty : TONES[health]
  return (
    <span className={classes.day} data-health={health ?? 'empty'} style={toneStyle(tone)}>
      {isLettered && health !== null ? t(`letters.${health}`) : ''}
    </span>
  )
}

const SHOWN = ['healthy', 'ill', 'injured', 'both', null] as const

export function HealthLegend() {
  const { t } = useTranslation('monitoring-reports')
  return (
    <Group component="ul" gap="md" aria-label={t('illness.legend')} className={classes.legend}>
      {SHOWN.map((health) => (
        <Group component="li" gap={6} key={health ?? 'empty'}>
          <span className={classes.swatch}>
            <HealthDay health={health} isLettered />
          </span>
          <Text component="span" size="sm">
            {health === null ? t('illness.nothingSaid') : t(`health.${health}`)}
          </Text>
        </Group>
      ))}
    </Group>
  )
}
