import { readdirSync } from 'node:fs'
import type { Language } from '../domain/constants/languages.ts'

/** The texts of the product by their names, such as `session:tabs.crews`. */
export type Texts = ReadonlyMap<string, string>

/**
 * Reads the product's own words of a language, so that a page names a button as it is called. Those
 * with a place for a value in them are left out: they never stand alone.
 */
export async function readTexts(language: Language): Promise<Texts> {
  const folder = new URL(`../texts/${language}/screens/`, import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const entries = await Promise.all(
    names.map(async (name) => {
      const exported = (await import(new URL(name, folder).href)) as Record<string, unknown>
      return textsIn(Object.values(exported)[0], `${name.slice(0, -'.ts'.length)}:`)
    }),
  )
  return new Map(entries.flat())
}

function textsIn(tree: unknown, name: string): [name: string, text: string][] {
  if (typeof tree === 'string') return tree.includes('{{') ? [] : [[name, tree]]
  const dot = name.endsWith(':') ? '' : '.'
  return Object.entries(tree ?? {}).flatMap(([key, branch]) =>
    textsIn(branch, `${name}${dot}${key}`),
  )
}

/** @throws where there is no such text that stands alone */
export const textFrom =
  (texts: Texts) =>
  (name: string): string => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`There is no plain text ${name}`)
    return text
  }
