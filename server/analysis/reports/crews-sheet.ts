import type { GmtCrew } from '#contract/analysis/reports-crews.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { figureOf } from '#domain/reports/report.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'
import { WRITTEN } from './sheet-columns.ts'

type Words = ServerTexts['reports']
type Line = Pick<GmtCrew, 'name' | 'class'> & { period: string; parts: Parts }

/** A line for each crew and period, one with the sum of each, and one with each piece once. */
export function crewsSheet(
  { crews, total }: { crews: readonly GmtCrew[]; total: Parts | null },
  words: Words,
  writePeriod: (period: string) => string,
): ListSheet<Line> {
  const lines = crews.flatMap(({ name, class: of, periods, total: sum }): Line[] => [
    ...periods.map(({ period, parts }) => ({
      name,
      class: of,
      period: writePeriod(period),
      parts,
    })),
    { name, class: of, period: words.total, parts: sum },
  ])
  const all = total ? [{ name: words.all, class: '', period: words.total, parts: total }] : []
  return {
    title: words.gmtCrews.title,
    columns: [
      { head: words.gmtPieces.crew, text: ({ name }) => name },
      { head: words.gmtPieces.class, text: (line) => line.class },
      { head: words.gmtCrews.period, text: ({ period }) => period },
      ...figureColumns(words),
    ],
    rows: [...lines, ...all],
  }
}

const figureColumns = ({ figures }: Words): ListColumn<Line>[] =>
  Object.entries(gmtReport.figures).map(([name, { kind }]) => {
    const written = WRITTEN[kind]
    return {
      head: figures[name as keyof typeof figures],
      ...written,
      ...(written.per === CLOCK.per && { csvUnit: CLOCK.csvUnit }),
      number: ({ parts }) => figureOf(gmtReport, name, parts),
    }
  })
