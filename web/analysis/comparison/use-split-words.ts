import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { NamedLine } from './compared-names.ts'
import { figuresAt, type SplitFigure, type SplitRow } from './split-figures.ts'

/** Being behind has a sign, being ahead its own. */
const signed = (value: number | null, format: Format): string => {
  const written = format.number(value, 1)
  return value !== null && value > 0 && written !== format.number(0, 1) ? `+${written}` : written
}

const WHY = {
  accumulated: 'split',
  time: 'split',
  pace: 'speed',
  stroke_rate: 'stroke_rate',
  heart_rate: 'heart_rate',
  power: 'power',
  dps: 'dps',
  behind: 'behind',
} as const satisfies Record<SplitFigure, string>

/** How figures of splits are called and written, and why one is missing; the same until then. */
export function useSplitWords() {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  return useMemo(() => {
    const unit = (figure: SplitFigure, sportId: number): string | undefined =>
      ({
        accumulated: undefined,
        time: undefined,
        pace: unitOfScale(speedScale(sportId)),
        stroke_rate: format.units.strokeRate,
        heart_rate: format.units.heartRate,
        power: format.units.power,
        dps: 'm',
        behind: 's',
      })[figure]
    const write = (figure: SplitFigure, value: number | null, sportId: number): string => {
      if (figure === 'accumulated' || figure === 'time') return format.resultTime(value)
      if (figure === 'pace') return writeOnScale(speedScale(sportId), value, format)
      if (figure === 'behind') return signed(value, format)
      return format.number(value, DECIMALS[figure])
    }
    const why = (figure: SplitFigure, line: NamedLine, row: SplitRow, isTimed: boolean) => {
      if (figure === 'behind' && line.mark === 'A') return t('why.leads')
      if (!isTimed) return t('why.split')
      if (figure === 'behind' && row.at === null) return t('why.lengths')
      return t(`why.${WHY[figure]}`)
    }
    return {
      unit,
      label: (figure: SplitFigure) => t(`columns.${figure}`),
      read: (figure: SplitFigure, line: NamedLine, row: SplitRow) => {
        const found = figuresAt(line, row)
        const value =
          figure === 'pace'
            ? onScale(speedScale(line.sport_id), found?.speed ?? null)
            : (found?.[figure] ?? null)
        return {
          value,
          text: value === null ? null : write(figure, value, line.sport_id),
          why: why(figure, line, row, found !== null && found.time !== null),
        }
      },
    }
  }, [t, format])
}

const DECIMALS = { stroke_rate: 1, heart_rate: 0, power: 0, dps: 2 } as const
