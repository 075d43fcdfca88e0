/**
 * What a number field holds means as a number, or null for nothing. A field being typed into holds
 * texts such as "3." and "0.0", with a point whatever
 * mark the person sees; without a digit ("", "-", ".") it holds nothing yet.
 */
export function typedNumber(typed: string | number): number | null {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : null
  return /^-?\d*\.?\d*$/.test(typed) && /\d/.test(typed) ? Number(typed) : null
}

/** What was typed into a field, what it means, and what the field held before. */
export type Typed = { text: string | number; meant: number | null; before: number | null }

/**
 * Returns what a field shows: the typed text as long as nothing else has changed its value
 * meanwhile, otherwise its value.
 */
export function shownNumber(typed: Typed | null, value: number | null): string | number {
  return stands(typed, value) ? typed.text : (value ?? '')
}

/**
 * Whether a field may not hold what it shows: a number beyond its bounds, or nothing where its form
 * cannot do without.
 */
export function isRefused(
  typed: Typed | null,
  value: number | null,
  { min, max }: { min?: number; max?: number },
): boolean {
  const shown = stands(typed, value) ? typed.meant : value
  if (shown === null) return value !== null
  return (min !== undefined && shown < min) || (max !== undefined && shown > max)
}

const stands = (typed: Typed | null, value: number | null): typed is Typed =>
  typed !== null && (value === typed.meant || value === typed.before)
