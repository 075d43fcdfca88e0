import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { leadingFigures } from '#domain/reports/columns.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { changeOf, figureOf, isAmount, type Report } from '#domain/reports/report.ts'
import { earlierSum, sumOf } from '#domain/reports/sums.ts'
import { useFormat } from '../../format/format.ts'
import { KeyFigures } from '../../ui/KeyFigures.tsx'
import { Term, termOf } from '../../ui/Term.tsx'
import { useFoundReport } from './use-found-report.ts'
import { useFigures, type ShownFigure } from './use-report-words.ts'

/** What a report comes to: its leading figures of everybody together, with their change. */
export function ReportKeyFigures({ report }: { report: Report }) {
  const { athletes } = useFoundReport()
  const noteOf = useNoteWriter(report)
  const figures = useFigures(report)
  const [total, before] = useMemo(
    () => [sumOf(report, athletes), earlierSum(report, athletes)],
    [report, athletes],
  )
  if (athletes.length === 0) return null
  const shown = leadingFigures(report).flatMap(
    (name) => figures.find((one) => one.name === name) ?? [],
  )
  return (
    <KeyFigures
      figures={shown.map((figure) => ({
        name: figure.name,
        label: <FigureLabel figure={figure} />,
        value: figure.write(figureOf(report, figure.name, total)),
        unit: figure.unit,
        note: noteOf(figure, total, before),
      }))}
    />
  )
}

/** The name of a figure, with its explanation where it is an abbreviation. */
function FigureLabel({ figure: { name, label } }: { figure: ShownFigure }) {
  const term = termOf(name)
  return term ? <Term term={term}>{label}</Term> : label
}

/** A change since the days compared with: "+6 %" of an amount, else in the unit of the figure. */
function useChangeWriter(report: Report) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return ({ name, writeChange }: ShownFigure, now: Parts, before: Parts) => {
    const [value, earlier] = [figureOf(report, name, now), figureOf(report, name, before)]
    if (value === null || earlier === null) return undefined
    if (!isAmount(report, name))
      return t('sinceBefore', { change: writeChange(changeOf(report, name, now, before)) })
    if (earlier === 0) return undefined
    return t('sinceBefore', { change: format.signedPercent((100 * (value - earlier)) / earlier) })
  }
}

/** What stands below a figure: its change, and how many sessions it leaves out. */
function useNoteWriter(report: Report) {
  const { t } = useTranslation('reports')
  const changeIn = useChangeWriter(report)
  return (figure: ShownFigure, now: Parts, before: Parts | null): string | undefined => {
    const part = report.lacking?.[figure.name]
    const lacking = (part === undefined ? null : now[part]) ?? 0
    const words = [
      before && changeIn(figure, now, before),
      lacking > 0 && t('haveNone', { count: lacking }),
    ]
    return words.filter(Boolean).join(' · ') || undefined
  }
}
