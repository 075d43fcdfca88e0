import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import type { ShownComparison } from '#contract/analysis/comparison.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureMatrix } from '../../ui/table/FigureMatrix.tsx'
import { useFormat, type Format } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { NamedLine } from './compared-names.ts'

type Line = ShownComparison['lines'][number]
type Figures = NonNullable<Line['total']>

/** What can be shown of a split, in the order it is shown. */
const SPLIT_FIGURES = [
  'accumulated',
  'time',
  'pace',
  'stroke_rate',
  'heart_rate',
  'power',
  'dps',
  'behind',
] as const
type SplitFigure = (typeof SPLIT_FIGURES)[number]

const USUAL_FIGURES: readonly SplitFigure[] = [
  'accumulated',
  'pace',
  'stroke_rate',
  'heart_rate',
  'behind',
]

/** A place on the way; null for the whole. */
type SplitRow = { at: number | null }

/** Places as near as this are the same. */
const NEAR_M = 0.5

/** All places at which some line has a split, in order, and the whole. */
function rowsOf(lines: readonly Pick<Line, 'splits'>[]): SplitRow[] {
  const all = lines
    .flatMap(({ splits }) => splits.map(({ at }) => at))
    .toSorted((one, other) => one - other)
  const places = all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) > NEAR_M)
  return [...places.map((at) => ({ at })), { at: null }]
}

/** What a line has at a place, or on the whole; null where it was not timed. */
function figuresAt(
  { splits, total }: Pick<Line, 'splits' | 'total'>,
  { at }: SplitRow,
): (Figures & { accumulated: number | null }) | null {
  if (at === null) return total && { ...total, accumulated: total.time }
  return splits.find((split) => Math.abs(split.at - at) <= NEAR_M) ?? null
}

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
function useSplitWords() {
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

/** With more lines than these, one figure of each is enough to begin with. */
const FEW_LINES = 4
const OF_MANY: readonly SplitFigure[] = ['accumulated', 'behind']

const figureNamed = (key: string): SplitFigure =>
  SPLIT_FIGURES.find((known) => known === key) ?? 'accumulated'

/** The splits of all lines beside each other, the whole of each at the end. */
export function ComparedSplits({ lines }: { lines: readonly NamedLine[] }) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const words = useSplitWords()
  const timed = useMemo(
    () =>
      lines
        .filter(({ total }) => total !== null)
        .map((line) => ({ line, key: line.mark, name: `${line.mark} ${line.name}` })),
    [lines],
  )
  const rows = useMemo(() => rowsOf(timed.map(({ line }) => line)), [timed])
  const first = useMemo(
    (): DataColumn<SplitRow> => ({
      key: 'at',
      header: t('columns.at'),
      unit: 'm',
      value: ({ at }) => at,
      cell: ({ at }) => (at === null ? t('total') : format.number(at)),
    }),
    [t, format],
  )
  const figures = useMemo(
    () => SPLIT_FIGURES.map((key) => ({ key, label: words.label(key) })),
    [words],
  )
  const unitOf = useCallback(
    ({ line }: { line: NamedLine }, key: string) => words.unit(figureNamed(key), line.sport_id),
    [words],
  )
  const read = useCallback(
    ({ line }: { line: NamedLine }, key: string, row: SplitRow) =>
      words.read(figureNamed(key), line, row),
    [words],
  )
  if (timed.length === 0) return null
  return (
    <FigureMatrix
      key={timed.map(({ name }) => name).join()}
      id="comparison-splits"
      title={t('splits')}
      lines={timed}
      rows={rows}
      rowKey={({ at }) => String(at)}
      first={first}
      figures={figures}
      usual={timed.length > FEW_LINES ? OF_MANY : USUAL_FIGURES}
      unitOf={unitOf}
      read={read}
      words={{ line: t('columns.whose'), figures: t('figures') }}
    />
  )
}
