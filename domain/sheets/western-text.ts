const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const VOWEL = /[aeiouy]/i
/** Letters of western names beyond ASCII. */
const OF_NAMES = /[äöüßéèêëàâçîïôùûœæøåñáíóúãõ]/i
/** Consonants of names further east, beside a vowel unless they are something else. */
const EASTERN = /[šž]/i
/** What stands between words, never within one. */
const BETWEEN = /[–—…€°«»“”„•\u00A0]/

/**
 * Whether a text is as Windows writes it in the west or as a Mac did, by the names that either
 * reading has: "Jörg Müßig" is one, "Jšrg MŸ§ig" is none.
 */
export const westernEncoding = (
  asWindows: string,
  asMac: string,
): 'windows-1252' | 'macintosh' =>
  plausibility(asMac) > plausibility(asWindows) ? 'macintosh' : 'windows-1252'

const BEYOND_ASCII = /[\u0080-\uFFFF]/g

function plausibility(text: string): number {
  let sum = 0
  for (const { 0: sign, index } of text.matchAll(BEYOND_ASCII))
    sum += worthOf(sign, text[index - 1] ?? ' ', text[index + 1] ?? ' ')
  return sum
}

/** How much a character between two others speaks for a reading. */
function worthOf(sign: string, before: string, after: string): number {
  const [follows, leads] = [LETTER.test(before), LETTER.test(after)]
  if (sign === '’') return follows && leads ? 2 : 0
  if (BETWEEN.test(sign)) return follows && leads ? -2 : 1
  if (!OF_NAMES.test(sign) && !EASTERN.test(sign)) return LETTER.test(sign) ? -2 : -3
  if (!follows && !leads) return -2
  const isCapitalWithin = UPPER.test(sign) && (LOWER.test(before) || (follows && LOWER.test(after)))
  if (isCapitalWithin) return -2
  if (EASTERN.test(sign)) return VOWEL.test(before) || VOWEL.test(after) ? 2 : -1
  return VOWEL.test(before) && VOWEL.test(after) ? 0 : 2
}
