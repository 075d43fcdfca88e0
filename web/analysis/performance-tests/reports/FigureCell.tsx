import { useTranslation } from 'react-i18next'
import type { FigureName, TestFigures } from '#domain/performance-tests/figures.ts'
import { Known } from '../../../ui/Known.tsx'
import { useFigureWords } from './use-figure-words.ts'

type FigureCellProps = TestFigures & { name: FigureName; hasUnit?: boolean }

/** A figure of a test, or a dash that says why there is none. */
export function FigureCell({ name, figures, missing, hasUnit = false }: FigureCellProps) {
  const { t } = useTranslation('test-reports')
  const words = useFigureWords()
  const value = figures[name] ?? null
  const why = t(`missing.${missing[name] ?? 'not_entered'}`)
  if (value === null) return <Known text={null} why={why} />
  return hasUnit ? words.full(name, value) : words.write(name, value)
}

/** The mean of a figure over the tests that have it. */
export function MeanCell({ name, tests }: { name: FigureName; tests: readonly TestFigures[] }) {
  const { t } = useTranslation('test-reports')
  const words = useFigureWords()
  const mean = meanOf(tests.flatMap(({ figures }) => figures[name] ?? []))
  return mean === null ? (
    <Known text={null} why={t('missing.not_entered')} />
  ) : (
    words.write(name, mean)
  )
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
