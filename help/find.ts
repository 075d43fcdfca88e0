import MiniSearch from 'minisearch'
import { folded } from '../domain/search/fold.ts'
import { wordsOf } from './nodes.ts'
import type { HelpPage } from './page.ts'

type Searched = Pick<HelpPage, 'slug' | 'title' | 'lead' | 'body' | 'headings' | 'also'>

const SEPARATORS = /[\s\p{P}\p{S}]+/u
const HAN = /\p{Script=Han}/u
/** From so many letters on, one wrong letter in five is forgiven. */
const FORGIVEN_FROM = 5
const FORGIVEN = 0.2

/** What of a page is searched. */
const FIELDS: Readonly<Record<string, (page: Searched) => string>> = {
  title: ({ title }) => title,
  headings: ({ headings }) => headings.map(({ text }) => text).join(' '),
  words: ({ lead, body, also = '' }) => [...lead, ...body].map(wordsOf).join(' ') + ` ${also}`,
}

/**
 * Finds pages by the words in them, the best first. All words must be there, as they are written or
 * as their beginning.
 */
export function pageFinder(pages: readonly Searched[]): (query: string) => string[] {
  const index = new MiniSearch<Searched>({
    idField: 'slug',
    fields: Object.keys(FIELDS),
    extractField: (page, field) => FIELDS[field]?.(page) ?? page.slug,
    tokenize: wordsIn,
    processTerm: folded,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => term.length >= FORGIVEN_FROM && !HAN.test(term) && FORGIVEN,
      boost: { title: 4, headings: 2 },
    },
  })
  index.addAll(pages)
  return (query) => index.search(query).map(({ id }) => String(id))
}

/** Chinese is not written in words, so two letters that stand together count as one. */
export function wordsIn(text: string): string[] {
  return text
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .flatMap((word) => (HAN.test(word) ? pairsIn(word) : [word]))
}

function pairsIn(word: string): string[] {
  const letters = [...word]
  if (letters.length < 2) return letters
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
}
