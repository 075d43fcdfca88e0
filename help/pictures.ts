import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../domain/constants/languages.ts'
import { textFrom, type Texts } from './texts.ts'

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const folder = new URL('pictures/', import.meta.url)

export const pictureOf = (slug: string, language: Language, scheme: Scheme): URL =>
  new URL(`${slug}.${language}.${scheme}.webp`, folder)

/** What a picture showed when it was made. */
export type Drawing = {
  width: number
  height: number
  /** The words of the product on it in their order, each with what it stands on: "th crews:name". */
  drawn: readonly string[]
  /** What these words were in each language. */
  words: Readonly<Record<Language, string>>
}
export type Drawings = Readonly<Record<string, Drawing>>

export const DRAWN = new URL('drawn.json', folder)

/** What the pictures showed when they were made. */
export const readDrawings = (): Drawings =>
  existsSync(DRAWN) ? (JSON.parse(readFileSync(DRAWN, 'utf8')) as Drawings) : {}

/** A hash of the words on a picture in each language; of words that are no more, it is another. */
export function hashesOf(
  drawn: Drawing['drawn'],
  texts: Readonly<Record<Language, Texts>>,
): Drawing['words'] {
  const hashOf = (language: Language): string => {
    const words = drawn.map((entry) => texts[language].get(nameIn(entry)) ?? '')
    return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, hashOf(language)])) as Record<
    Language,
    string
  >
}

const nameIn = (entry: string): string => entry.split(' ')[1] ?? ''

/** Something on a page that may be a word of the product: what it stands on, and what it says. */
export type Label = { tag: string; text: string }

/**
 * What of a page are words of the product, each once, in their order. Where several texts say the
 * same, it is the one of which the page shows most.
 */
export function drawnOf(labels: readonly Label[], texts: Texts): string[] {
  const names = Map.groupBy(texts.keys(), (name) => textFrom(texts)(name))
  const known = labels.flatMap(({ tag, text }) => {
    const candidates = names.get(text)
    return candidates ? [{ tag, candidates }] : []
  })
  const weights = new Map<string, number>()
  for (const { candidates } of known)
    for (const file of new Set(candidates.map(fileIn)))
      weights.set(file, (weights.get(file) ?? 0) + 1 / candidates.length)
  const weightOf = (name: string) => weights.get(fileIn(name)) ?? 0
  return [
    ...new Set(
      known.map(({ tag, candidates }) => {
        const [best = ''] = candidates.toSorted((a, b) => weightOf(b) - weightOf(a))
        return `${tag} ${best}`
      }),
    ),
  ]
}

const fileIn = (name: string): string => name.split(':')[0] ?? ''
