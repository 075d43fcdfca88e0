import type { Language } from '../domain/constants/languages.ts'

/** Finds the text of the product that a page names, such as `session:tabs.crews`. */
export type TextOf = (name: string) => string

const NAME = /^([a-z0-9-]+):([\w.]+)$/

/**
 * Reads the product's own words of a language, so that a page names a button as it is called. What
 * the names are of is read beforehand.
 * @throws where there is no such text, or it has a place for a value in it
 */
export async function textsOf(language: Language, names: readonly string[]): Promise<TextOf> {
  const files = new Set(names.map((name) => NAME.exec(name)?.[1] ?? ''))
  const trees = new Map<string, unknown>()
  for (const file of files) trees.set(file, await treeOf(language, file))
  return (name) => {
    const [, file = '', path = ''] = NAME.exec(name) ?? []
    const text = path.split('.').reduce<unknown>(valueAt, trees.get(file))
    if (typeof text !== 'string' || text.includes('{{'))
      throw new Error(`There is no plain text ${name} in ${language}`)
    return text
  }
}

/** What the one file of a feature exports. */
async function treeOf(language: Language, file: string): Promise<unknown> {
  const place = new URL(`../texts/${language}/screens/${file}.ts`, import.meta.url)
  const exported = (await import(place.href).catch(() => ({}))) as Record<string, unknown>
  return Object.values(exported)[0]
}

const valueAt = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null
    ? (tree as Readonly<Record<string, unknown>>)[key]
    : undefined
