import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { useFormat } from '../../../format/format.ts'
import { useViewer } from '../../../shell/viewer.ts'
import paper from '../../../ui/printed-table.module.css'
import { useLines } from './LinesTable.tsx'
import { PaperCurve } from './PaperCurve.tsx'
import classes from './test-paper.module.css'
import { useFigureWords } from './use-figure-words.ts'
import { useTestFacts } from './use-test-facts.ts'
import { colon } from '../../../format/punctuation.ts'

/** One test on one sheet of paper: figures, picture and what was measured. */
export function TestPaper({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { selected } = useViewer()
  const facts = useTestFacts(report)
  const { test, figures, missing } = report
  const { heads, rows } = useLines(report)
  return createPortal(
    <div className={paper.paper}>
      <h1>{`${t(`kinds.${test.kind}`)} · ${test.full_name}`}</h1>
      <p>{[selected?.club.name, format.day(test.day)].filter(Boolean).join(' · ')}</p>
      <p>{facts.map(({ label, text }) => `${label}${colon()}${text}`).join(' · ')}</p>
      <dl className={classes.figures}>
        {FIGURES_OF[test.kind].map((name) => {
          const value = figures[name] ?? null
          return (
            <div key={name}>
              <dt>{words.name(name)}</dt>
              <dd>
                {value === null
                  ? t(`missing.${missing[name] ?? 'not_entered'}`)
                  : words.full(name, value)}
              </dd>
            </div>
          )
        })}
      </dl>
      <PaperCurve report={report} />
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((text, place) => (
                  <td key={heads[place]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>,
    document.body,
  )
}
