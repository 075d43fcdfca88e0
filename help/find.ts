import MiniSearch from 'minisearch'
import { folded } from '../domain/search/fold.ts'
import type { HelpPage } from './page.ts'

type Searched = Pick<HelpPage, 'slug' | 'title' | 'words' | 'headings'>

const SEPARATORS = /[\s\p{P}\p{S}]+/u
const HAN = /\p{Script=Han}/u
/** From so many letters on, one wrong letter in five is forgiven. */
const FORGIVEN_FROM = 5
const FORGIVEN = 0.2

/**
 * Finds pages by the words in them, the best first. All words must be there, as they are written or
 * as their beginning.
 */
export function pageFinder(pages: readonly Searched[]): (query: string) => string[] {
  const index = new MiniSearch<Searched>({
    idField: 'slug',
    fields: ['title', 'headings', 'words'],
    extractField: (page, field) =>
      field === 'headings'
        ? page.headings.map(({ text }) => text).join(' ')
        : page[field as 'slug' | 'title' | 'words'],
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
