import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TrainingDistribution } from '#contract/analysis/home-distribution.ts'
import type { DistributionDates, DistributionScore } from '#domain/training/distribution-choices.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { useSportName } from '../../lookups/queries.ts'
import { ZONE_COLOURS } from '../../ui/theme-colours.ts'
import classes from './distribution.module.css'
import ui from '../../ui/ui.module.css'

type DistributionBar = {
  key: string
  label: string
  /** Of the longest, 0 to 100. */
  share: number
  colour?: string | undefined
  /** What it is in words, units included. */
  value: string
}

/** A bar each, with its value as text beside it. */
function DistributionBars({ label, bars }: { label: string; bars: readonly DistributionBar[] }) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, share, colour, value }) => (
        <li key={key}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              style={{ width: `${share}%`, ...(colour !== undefined && { background: colour }) }}
            />
          </span>
          <span className={ui.tabular}>{value}</span>
        </li>
      ))}
    </ul>
  )
}

type AnswerProps = {
  score: DistributionScore
  dates: DistributionDates
  found: TrainingDistribution
}

/** The sum or the mean, of whom it is, and a bar for each zone or sport. */
export function DistributionAnswer({ score, dates, found }: AnswerProps) {
  const { t } = useTranslation('distribution')
  const { sessions, known } = found.all
  const missing = sessions - known[score]
  if (sessions === 0) return <Nothing dates={dates} found={found} />
  return (
    <div className={classes.answer}>
      <Headline score={score} found={found} />
      {known[score] > 0 && <Bars score={score} found={found} />}
      {missing > 0 && (
        <Text size="xs" c="dimmed" m={0} component="p">
          {t(`missing.${REASON[score]}`, { count: missing })}
        </Text>
      )}
      {score === 'zones' && known.zones > 0 && (
        <Text size="xs" c="dimmed" m={0} component="p">
          {t('measured')}
        </Text>
      )}
    </div>
  )
}

/** What a session lacks without which it has no such score. */
const REASON = {
  zones: 'effort',
  ets: 'effort',
  trimp: 'effort',
  foster: 'rating',
  rpe: 'rating',
} as const

function Nothing({ dates, found }: Omit<AnswerProps, 'score'>) {
  const { t } = useTranslation('distribution')
  const format = useFormat()
  const { sessions, time } = found.planned
  return (
    <div className={classes.answer}>
      <Text fw={500} m={0} component="p">
        {t(`nothing.${dates}`)}
      </Text>
      <Text size="sm" c="dimmed" m={0} component="p">
        {sessions > 0
          ? t('planned', { count: sessions, time: format.duration(time) })
          : t('unplanned')}
      </Text>
      <Whose found={found} />
    </div>
  )
}

function Headline({ score, found }: Omit<AnswerProps, 'dates'>) {
  const { t } = useTranslation('distribution')
  const format = useFormat()
  const { all, whose, trained } = found
  const value = score === 'zones' ? sum(all.zones) : all[score]
  const isMean = score === 'rpe'
  const write = score === 'zones' ? format.duration : format.load
  const isKnown = all.known[score] > 0 && value !== null
  return (
    <div>
      <p className={`${classes.value} ${ui.tabular}`}>
        {isKnown ? write(value) : NO_DATA}
        <Text component="span" size="md" c="dimmed">
          {` ${t(`units.${score}`)}`}
        </Text>
      </p>
      {isKnown && !isMean && whose !== 'own' && trained > 1 && (
        <Text size="sm" className={ui.tabular} m={0} component="p">
          {t('each', { value: write(value / trained), unit: t(`units.${score}`) })}
        </Text>
      )}
      <Whose found={found} />
    </div>
  )
}

/** Of whom the figures are: nobody but oneself, or how many of the athletes one may see. */
function Whose({ found: { whose, athletes, trained, all } }: Pick<AnswerProps, 'found'>) {
  const { t } = useTranslation('distribution')
  const squads = t('words.squads', { ns: 'common' })
  return (
    <Text size="sm" c="dimmed" m={0} component="p">
      {[
        t(`whose.${whose}`, { squads, trained, count: athletes }),
        ...(all.sessions > 0 ? [t('sessions', { count: all.sessions })] : []),
      ].join(' · ')}
    </Text>
  )
}

function Bars({ score, found }: Omit<AnswerProps, 'dates'>) {
  const { t } = useTranslation('distribution')
  const bars = useBars(score, found)
  return <DistributionBars label={t(score === 'zones' ? 'byZone' : 'bySport')} bars={bars} />
}

function useBars(score: DistributionScore, { all, sports }: TrainingDistribution) {
  const format = useFormat()
  const nameOf = useSportName()
  if (score === 'zones') {
    const most = Math.max(...all.zones)
    return ZONES.map(([key, { fill }], place): DistributionBar => {
      const seconds = all.zones[place] ?? 0
      return {
        key,
        label: key.toUpperCase(),
        share: (100 * seconds) / most,
        colour: fill,
        value: `${format.duration(seconds)} h · ${format.percent(all.percents[place] ?? null)}`,
      }
    })
  }
  const most = score === 'rpe' ? MOST_FELT : Math.max(...sports.map((sport) => sport[score] ?? 0))
  return sports
    .toSorted((one, other) => (other[score] ?? 0) - (one[score] ?? 0))
    .slice(0, MOST_BARS)
    .map((sport): DistributionBar => {
      const value = sport[score]
      return {
        key: String(sport.sport_id),
        label: nameOf(sport.sport_id),
        share: value === null || most === 0 ? 0 : (100 * value) / most,
        value: format.load(value),
      }
    })
}

const ZONES = Object.entries(ZONE_COLOURS)
/** The end of the scale CR10. */
const MOST_FELT = 10
/** As many as there are zones. */
const MOST_BARS = 7

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
