import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { leadingFigures } from '#domain/reports/columns.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { changeOf, figureOf, type Report } from '#domain/reports/report.ts'
import { earlierSum, sumOf } from '#domain/reports/sums.ts'
import { useFormat } from '../../format/format.ts'
import { KeyFigures } from '../../ui/KeyFigures.tsx'
import { useFoundReport } from './use-found-report.ts'
import { useFigures, type ShownFigure } from './use-report-words.ts'

/** What a report comes to: its leading figures of everybody together, with their change. */
export function ReportKeyFigures({ report }: { report: Report }) {
  const { athletes } = useFoundReport()
  const changeIn = useChangeWriter(report)
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
        label: figure.label,
        value: figure.write(figureOf(report, figure.name, total)),
        unit: figure.unit,
        note: before && changeIn(figure, total, before),
      }))}
    />
  )
}

/** Kinds of which a change is a share of what was before. */
const AMOUNTS: readonly string[] = ['count', 'duration', 'distance', 'metres', 'load']

/** A change since the days compared with: "+6 %" of an amount, else in the unit of the figure. */
function useChangeWriter(report: Report) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return ({ name, writeChange }: ShownFigure, now: Parts, before: Parts) => {
    const [value, earlier] = [figureOf(report, name, now), figureOf(report, name, before)]
    if (value === null || earlier === null) return undefined
    const isAmount = AMOUNTS.includes(report.figures[name]?.kind ?? '')
    if (!isAmount)
      return t('sinceBefore', { change: writeChange(changeOf(report, name, now, before)) })
    if (earlier === 0) return undefined
    return t('sinceBefore', { change: format.signedPercent((100 * (value - earlier)) / earlier) })
  }
}
