const LONGEST = 80

/**
 * A device's name as it may be kept: printable, without marks that turn the reading direction, and
 * short. Null when nothing is left.
 */
export function deviceText(text: string): string | null {
  const clean = text
    .slice(0, 4 * LONGEST)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '')
    .trim()
    .slice(0, LONGEST)
    // Half a sign at the end is none.
    .replace(/\p{Cs}$/u, '')
  return clean === '' ? null : clean
}
