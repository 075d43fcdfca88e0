export type Maybe<V> = V | null | undefined

/** What stands for a value that is not known. */
export const NO_DATA = '–'
export const NBSP = '\u00A0'

export const withUnit = (text: string, unit: string) =>
  text === NO_DATA ? text : `${text}${NBSP}${unit}`

export function whenKnown<V>(value: Maybe<V>, write: (value: V) => string): string {
  if (value === null || value === undefined) return NO_DATA
  return typeof value === 'number' && !Number.isFinite(value) ? NO_DATA : write(value)
}
