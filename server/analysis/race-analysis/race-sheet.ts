import type { ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import type { ServerTexts } from '../../text/text.ts'
import { writeList, type WrittenList } from '../../text/list-sheet.ts'
import { bestColumns, bestsOf, crewColumns, lineColumns, rowsOf } from './race-columns.ts'

type Shown = Pick<ShownRaceReport, 'lines' | 'crews' | 'cautions'>

/**
 * The lists of a comparison as its files have them: all splits, crews by their mean percent, the
 * fastest segments, and why raw times do not compare.
 */
export function raceLists(
  { lines, crews, cautions }: Shown,
  { language, reports: { racing: words } }: ServerTexts,
): WrittenList[] {
  const splits = lineColumns(lines, words, language)
  const lists = [
    writeList({ title: words.splits, columns: splits, rows: rowsOf(lines) }),
    writeList({ title: words.crews, columns: crewColumns(lines, words), rows: crews }),
    writeList({
      title: words.best.title,
      columns: bestColumns(lines, words),
      rows: bestsOf(lines),
    }),
  ]
  if (cautions.length === 0) return lists
  const said = {
    head: words.cautionTitle,
    text: (caution: (typeof cautions)[number]) => words.cautions[caution],
  }
  return [...lists, writeList({ title: words.cautionTitle, columns: [said], rows: cautions })]
}
