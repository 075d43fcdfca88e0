import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { FIGURES_OF, lookOfFigure, type FigureName } from '#domain/performance-tests/figures.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { KeyFigures, type KeyFigure } from '../../../ui/KeyFigures.tsx'
import { useFigureWords } from './use-figure-words.ts'

/** Figures of a test, each with its value or the reason why there is none. */
function useWrittenFigures({ figures, missing }: TestReport) {
  const { t } = useTranslation('test-reports')
  const words = useFigureWords()
  return (name: FigureName): KeyFigure => {
    const value = figures[name] ?? null
    const label = words.name(name)
    if (value === null) {
      const note = t(`missing.${missing[name] ?? 'not_entered'}`)
      return { name, label, value: NO_DATA, note }
    }
    return { name, label, value: words.write(name, value), unit: words.unitOf(name) }
  }
}

/** The figures one looks at first. */
export function MainFigures({ report }: { report: TestReport }) {
  const write = useWrittenFigures(report)
  const names = FIGURES_OF[report.test.kind].filter((name) => !lookOfFigure(name).isExtra)
  return <KeyFigures figures={names.map(write)} />
}

/** All of them, in the order of the table. */
export function AllFigures({ report }: { report: TestReport }) {
  const write = useWrittenFigures(report)
  return (
    <Stack pb="md">
      <KeyFigures figures={FIGURES_OF[report.test.kind].map(write)} />
    </Stack>
  )
}
