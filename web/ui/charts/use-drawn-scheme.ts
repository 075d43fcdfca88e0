import { useComputedColorScheme } from '@mantine/core'
import { usePrinting } from '../use-printing.ts'
import type { Scheme } from '../theme-colours.ts'

/** The colours pictures are drawn in: those of the screen, and on paper the light ones. */
export function useDrawnScheme(): Scheme {
  const scheme = useComputedColorScheme('light')
  return usePrinting() ? 'light' : scheme
}
