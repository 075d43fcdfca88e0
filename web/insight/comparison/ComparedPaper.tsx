import { useTranslation } from 'react-i18next'
import type { ShownComparison } from '#contract/insight/comparison.ts'
import { useFormat } from '../../format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { PrintedTable, type PrintedSheet } from '../../ui/PrintedTable.tsx'
import type { NamedLine } from './compared-names.ts'
import { rowsOf, SPLIT_FIGURES } from './split-figures.ts'
import { useSplitWords } from './use-split-words.ts'

type ComparedPaperProps = { comparison: ShownComparison; lines: readonly NamedLine[] }

/** The splits on paper, line after line. */
export function ComparedPaper({ comparison, lines }: ComparedPaperProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const words = useSplitWords()
  const { piece, sessions } = comparison
  const unitOf = (figure: (typeof SPLIT_FIGURES)[number]) =>
    words.unit(figure, lines[0]?.sport_id ?? 1)
  const sheet = (): PrintedSheet => ({
    title: t('title'),
    subtitle: [
      sessions.map(({ name, date }) => `${name}, ${format.day(date)}`).join('; '),
      piece === 0 ? t('fromStart') : t('fromPiece', { number: piece }),
    ].join(' · '),
    heads: [
      t('columns.whose'),
      t('columns.at'),
      ...SPLIT_FIGURES.map((figure) => {
        const unit = unitOf(figure)
        return unit === undefined ? words.label(figure) : `${words.label(figure)} (${unit})`
      }),
    ],
    lines: lines
      .filter(({ total }) => total !== null)
      .flatMap((line) =>
        rowsOf([line]).map((row) => [
          `${line.mark} ${line.name}`,
          row.at === null ? t('total') : format.distance(row.at),
          ...SPLIT_FIGURES.map((figure) => words.read(figure, line, row).text ?? NO_DATA),
        ]),
      ),
  })
  return <PrintedTable sheet={sheet} />
}
