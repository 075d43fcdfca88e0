import type { Level, Reading } from './bands.ts'

export type NotedLevel = 'red' | 'amber'

/** A value that is unusual: a temperature below what is measured right counts as amber. */
const OF_LEVEL: Record<Level, NotedLevel | null> = {
  red: 'red',
  amber: 'amber',
  low: 'amber',
  green: null,
}

const levelOf = ({ level }: Pick<Reading, 'level'>): NotedLevel | null => level && OF_LEVEL[level]

export const isNoted = (reading: Pick<Reading, 'level'>): boolean => levelOf(reading) !== null

/** The red and amber values of a morning, red first, and the worse colour; null for none. */
export function notedOf<R extends Pick<Reading, 'level'>>(
  readings: readonly R[],
): { level: NotedLevel; readings: R[] } | null {
  const at = (level: NotedLevel) => readings.filter((reading) => levelOf(reading) === level)
  const [red, amber] = [at('red'), at('amber')]
  if (red.length + amber.length === 0) return null
  return { level: red.length > 0 ? 'red' : 'amber', readings: [...red, ...amber] }
}
