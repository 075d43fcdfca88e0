import { useTranslation } from 'react-i18next'
import type { HealthEpisode } from '#contract/analysis/monitoring-reports.ts'
import type { MorningHealth } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../../format/format.ts'
import { comma } from '../../../format/punctuation.ts'

const healthOf = ({ ill, injured }: HealthEpisode): MorningHealth =>
  ill && injured ? 'both' : ill ? 'ill' : 'injured'

/** An episode in a line: what, from when to when, how many days and why. */
export function useEpisodeWords(): (episode: HealthEpisode) => string {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return (episode) => {
    const { first, last, days, reasons } = episode
    const when =
      first === last ? format.within.day(first) : `${format.day(first)} – ${format.day(last)}`
    const why = reasons.map((reason) => t(`healthReasons.${reason}`))
    const what = [`${t(`health.${healthOf(episode)}`)} ${when}`, t('illness.days', { count: days })]
    return [...what, ...why].join(comma())
  }
}
