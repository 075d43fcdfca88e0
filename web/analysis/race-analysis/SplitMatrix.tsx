import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedLine, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureMatrix } from '../../ui/table/FigureMatrix.tsx'
import {
  RACE_FIGURES,
  raceWriters,
  USUAL_FIGURES,
  valueOf,
  WHY,
  type RaceFigure,
} from './race-figures.ts'
import { endsOf, splitAt } from './split-ends.ts'
import { useLineNames } from './use-line-names.ts'

/** With more lines than these, one figure of each is enough to begin with. */
const FEW_LINES = 4
const OF_MANY: readonly RaceFigure[] = ['accumulated']

const figureNamed = (key: string): RaceFigure =>
  RACE_FIGURES.find((known) => known === key) ?? 'accumulated'

type End = { at: number }
type ShownLine = { line: ComparedLine; name: string; key: string }

/** Places on the way below each other, and at each of them the figures of every line. */
export function SplitMatrix({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { lines } = report
  const names = useLineNames(lines)
  const named = useMemo(
    () => lines.map((line, index) => ({ line, name: names[index] ?? '', key: String(index) })),
    [lines, names],
  )
  const rows = useMemo(() => endsOf(lines).map((at) => ({ at })), [lines])
  const first = useMemo(
    (): DataColumn<End> => ({
      key: 'at',
      header: t('columns.at'),
      unit: 'm',
      value: ({ at }) => at,
      cell: ({ at }) => format.number(at),
    }),
    [t, format],
  )
  const figures = useMemo(
    () => RACE_FIGURES.map((key) => ({ key, label: t(`columns.${key}`) })),
    [t],
  )
  const unitOf = useCallback(
    ({ line }: ShownLine, key: string) => raceWriters(format, line.sport_id)[figureNamed(key)].unit,
    [format],
  )
  const read = useCallback(
    ({ line }: ShownLine, key: string, { at }: End) => {
      const figure = figureNamed(key)
      const split = splitAt(line, at)
      const value = split ? valueOf(figure, split) : null
      return {
        value,
        text: split ? raceWriters(format, line.sport_id)[figure].write(value) : null,
        why: t(split ? `none.${WHY[figure]}` : 'none.split'),
      }
    },
    [t, format],
  )
  return (
    <FigureMatrix
      id="racing-splits"
      title={t('splits')}
      lines={named}
      rows={rows}
      rowKey={({ at }) => String(at)}
      first={first}
      figures={figures}
      usual={lines.length > FEW_LINES ? OF_MANY : USUAL_FIGURES}
      unitOf={unitOf}
      read={read}
      words={{ line: t('columns.crew'), figures: t('figures') }}
    />
  )
}
