import { COLON } from '#domain/constants/languages.ts'
import { SPREAD_MEASURES, spreadsOf } from '#domain/reports/spread.ts'
import type { FigureKind, Report } from '#domain/reports/report.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { BuiltReport } from './build-report.ts'

type Change = { format: string; per?: number; unit?: string }

const SIGNED = { format: '+0.0;-0.0;0.0' } as const

/** How the change of a figure is written; a clock cannot go backwards, so times are in seconds. */
export const changeFormat = (
  kind: FigureKind,
  written: { format: string; per?: number; unit?: string },
): Change => {
  if (kind === 'time' || kind === 'pace') return { ...SIGNED, unit: 's' }
  if (kind === 'percent' || kind === 'medal-percent') return { ...SIGNED, unit: 'pp' }
  const { format, per, unit } = written
  return {
    format: `+${format};-${format};${format}`,
    ...(per !== undefined && { per }),
    ...(unit !== undefined && { unit }),
  }
}

/** A line for each measure of the spread of the changes, with its value by the name of a figure. */
export function spreadLines(
  report: Report,
  { athletes, earlier }: BuiltReport,
  { language, reports: { spread: words } }: ServerTexts,
): { who: string; changes: Readonly<Record<string, number | null>> }[] {
  if (!report.against || !earlier) return []
  const spreads = spreadsOf(report, athletes)
  return SPREAD_MEASURES.map((measure) => ({
    who: words.title + COLON[language] + words[measure],
    changes: Object.fromEntries(spreads.map(({ name, spread }) => [name, spread[measure]])),
  }))
}
