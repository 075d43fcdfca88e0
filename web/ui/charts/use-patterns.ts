import { useLocalStorage } from '@mantine/hooks'
import { usePrinting } from '../use-printing.ts'

/** Whether somebody wants parts of charts to be hatched, kept on this device. */
export const usePatternChoice = () =>
  useLocalStorage({ key: 'chart-patterns', defaultValue: false, getInitialValueInEffect: false })

/** Whether parts of a chart are hatched as well: where somebody asked for it, and on paper. */
export function usePatterns(): boolean {
  const [chosen] = usePatternChoice()
  return usePrinting() || chosen
}
