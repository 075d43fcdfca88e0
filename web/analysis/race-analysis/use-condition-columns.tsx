import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionsMet } from '#contract/analysis/race-analysis.ts'
import { WIND_SCALE } from '#domain/constants/scales.ts'
import { useFormat } from '../../format/format.ts'
import { compassOf } from '../../lookups/compass.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { Known } from '../../ui/Known.tsx'
import type { NamedLine } from './line-names.ts'
import { inBrackets } from '../../format/punctuation.ts'

/** Parts of wind and stream along and across the way, in this order. */
export const COMPONENTS = ['head_wind', 'cross_wind', 'following_stream', 'cross_stream'] as const

/** How lines were rowed: start, wind and stream, and how they were timed. */
export function useConditionColumns(): readonly DataColumn<NamedLine>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const windWords = useWindWords()
  return useMemo(() => {
    const component = (name: (typeof COMPONENTS)[number]): DataColumn<NamedLine> => ({
      key: name,
      header: t(`columns.${name}`),
      unit: 'm/s',
      figure: true,
      hidden: name !== 'head_wind',
      value: ({ conditions }) => conditions[name],
      cell: ({ conditions }) => (
        <Known
          text={format.number(conditions[name], name.endsWith('wind') ? 1 : 2)}
          why={t(name.endsWith('wind') ? 'none.wind' : 'none.stream')}
        />
      ),
    })
    return [
      {
        key: 'start',
        header: t('columns.start'),
        value: ({ rolling }) => (rolling === null ? null : Number(rolling)),
        cell: ({ rolling }) => (
          <Known
            text={rolling === null ? null : t(`starts.${rolling ? 'rolling' : 'standing'}`)}
            why={t('none.start')}
          />
        ),
      },
      {
        key: 'wind',
        header: t('columns.wind'),
        value: ({ conditions }) => conditions.wind_speed,
        cell: ({ conditions }) => <Known text={windWords(conditions)} why={t('none.wind')} />,
      },
      ...COMPONENTS.map(component),
      {
        key: 'source',
        header: t('source'),
        value: ({ source }) => source,
        cell: ({ source, clash, timed_by }) => {
          const words = timed_by === 'gates' && source === 'recording' ? 'gates' : source
          return t(`sources.${clash ? 'clash' : words}`)
        },
      },
    ]
  }, [t, format, windWords])
}

/** "gentle (5.0 m/s) from the north-east"; null where no wind is known. */
function useWindWords(): (conditions: ConditionsMet) => string | null {
  const { t } = useTranslation(['racing', 'session-life'])
  const format = useFormat()
  return useMemo(
    () =>
      ({ wind_speed, wind_band, wind_direction }) => {
        const band = WIND_SCALE.find(({ key }) => key === wind_band)?.key
        if (wind_speed === null || band === undefined) return null
        const strength = t(`weather.winds.${band}`, { ns: 'session-life' })
        const speed = format.speed(wind_speed)
        if (wind_direction === null) return `${strength}${inBrackets(speed)}`
        const direction = t(`weather.compass.${compassOf(wind_direction)}`, { ns: 'session-life' })
        return t('windOf', { ns: 'racing', strength, speed, direction })
      },
    [t, format],
  )
}
