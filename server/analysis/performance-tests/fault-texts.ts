import type { FileFault } from '#contract/analysis/performance-tests-import.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { DrvLineFault } from '#domain/performance-tests/drv-line.ts'
import { fieldText } from '../../text/text.ts'

/** Faults of a file in words. */
export const faultTexts = (faults: readonly DrvLineFault[], language: Language): FileFault[] =>
  faults.map(({ line, column, code, min = 0, max = 0 }) => ({
    line,
    column,
    message: fieldText(language, `drv_${code}`, { min, max }),
  }))
