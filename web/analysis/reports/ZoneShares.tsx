import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wholePercents } from '#domain/training/distribution.ts'
import { useFormat } from '../../format/format.ts'
import { MissingValue } from '../../ui/MissingValue.tsx'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { useZones, zoneParts } from '../../lookups/zones.ts'
import classes from './reports.module.css'
import ui from '../../ui/ui.module.css'

/** How the time spreads over the zones: a bar, and whole percents that make a hundred. */
export function ZoneShares({ seconds }: { seconds: readonly number[] }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const zones = useZones()
  const percents = wholePercents(seconds)
  if (!percents) return <MissingValue why={t('missing.load')} />
  const parts = zoneParts(zones, percents)
  const words = parts
    .filter(({ value }) => value > 0)
    .map(({ key, value }) => `${key.toUpperCase()} ${format.percent(value)}`)
  return (
    <div className={classes.shares}>
      <ZoneBar
        label={t('columns.zones')}
        parts={parts}
        writeShare={(share) => format.percent(share)}
        height={10}
      />
      <Text size="xs" className={ui.tabular} aria-hidden>
        {words.join(' · ')}
      </Text>
    </div>
  )
}
