/** Letters that no decomposition makes plain. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'a', œ: 'o' }

/**
 * Text as it is compared in a search: small letters without accents, with ä and ae, ö and oe, ü and
 * ue the same. `app.folded` does the same in the database.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßøłđæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
}

/** The most words of a query that are looked for. */
const MOST_WORDS = 8

/** The words of a query as they are looked for. */
export const wordsOf = (query: string): string[] =>
  folded(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** What is shorter is like too much. */
const SHORTEST_SLIP = 4
/** In more letters than these nobody looks for a swap. */
const LONGEST_SWAPPED = 24

/** What was typed with two letters in turn swapped, in each place where that makes a difference. */
export function swapped(typed: string): string[] {
  const letters = [...typed]
  if (letters.length < SHORTEST_SLIP || letters.length > LONGEST_SWAPPED) return []
  const all = letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
  return all.filter((one) => one !== typed)
}

/** Whether a text holds all words of a query, in any order. */
export function holdsWords(text: string, query: string): boolean {
  const plain = folded(text)
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => plain.includes(word))
}

/** Whether words of a text begin with all words of a query, each with at most one slip. */
export function nearlyHoldsWords(text: string, query: string): boolean {
  const own = folded(text).split(/[^\p{L}\p{N}]+/u)
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => own.some((one) => beginsLike(one, word)))
}

/** Whether a word begins with another in which one letter is wrong, missing, added or swapped. */
function beginsLike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < SHORTEST_SLIP) return false
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  const given = typed.slice(at)
  const meant = word.slice(at)
  const [first = '', second = ''] = given
  return (
    meant.startsWith(given.slice(1)) ||
    meant.slice(1).startsWith(given) ||
    meant.slice(1).startsWith(given.slice(1)) ||
    meant.startsWith(second + first + given.slice(2))
  )
}
