import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureMatrix } from '../../ui/table/FigureMatrix.tsx'
import { useFormat } from '../../format/format.ts'
import type { NamedLine } from './compared-names.ts'
import {
  rowsOf,
  SPLIT_FIGURES,
  USUAL_FIGURES,
  type SplitFigure,
  type SplitRow,
} from './split-figures.ts'
import { useSplitWords } from './use-split-words.ts'

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
