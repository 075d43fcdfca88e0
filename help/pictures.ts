import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../domain/constants/languages.ts'

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const folder = new URL('pictures/', import.meta.url)

export const pictureOf = (slug: string, language: Language, scheme: Scheme): URL =>
  new URL(`${slug}.${language}.${scheme}.webp`, folder)

/** What a picture showed when it was made. */
export type Drawing = {
  width: number
  height: number
  /** The names of the texts of the product on it, in the order in which they stand. */
  names: readonly string[]
  /** What these texts said in each language. */
  texts: Readonly<Record<Language, string>>
}
export type Drawings = Readonly<Record<string, Drawing>>

export const DRAWN = new URL('drawn.json', folder)

/** What the pictures showed when they were made. */
export const readDrawings = (): Drawings =>
  existsSync(DRAWN) ? (JSON.parse(readFileSync(DRAWN, 'utf8')) as Drawings) : {}
