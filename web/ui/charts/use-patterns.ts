import { useLocalStorage } from '@mantine/hooks'
import { usePrinting } from '../use-printing.ts'

export const PATTERNS_KEY = 'chart-patterns'

/** Whether parts of a chart are hatched as well: where somebody asked for it, and on paper. */
export function usePatterns(): boolean {
  const [chosen] = useLocalStorage({
    key: PATTERNS_KEY,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  return usePrinting() || chosen
}
