import { listWriter } from './intl.ts'

/** As many names as one reads. */
const MOST_NAMED = 4

type Shortened = {
  locale: string
  /** "2 more", in the reader's language. */
  more: (count: number) => string
  /** How many there are where `names` holds only the first ones, or not all have a name. */
  count?: number
}

/** "Anna, Ben and Cleo", of many "Anna, Ben, Cleo, Dora and 9 more". Each name stands once. */
export function shortList(
  names: readonly string[],
  { locale, more, count = new Set(names).size }: Shortened,
): string {
  const all = [...new Set(names)]
  const named = all.slice(0, MOST_NAMED)
  const rest = count - named.length
  const parts = rest > 0 ? [...named, more(rest)] : named
  return listWriter(locale, { type: 'conjunction' }).format(parts)
}
