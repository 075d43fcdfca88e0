import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import type { Tree } from '#texts/lay-over.ts'
import { exportName } from '../../web/i18n/export-name.ts'
import { leaves } from './leaves.ts'

/** Columns that fit on a button as wide as a phone of 390 px; a Chinese character takes two. */
const MOST: Readonly<Record<Language, number>> = { en: 34, de: 34, fr: 36, 'zh-cn': 34 }
/** How wide what is filled in is taken to be: a number, or a name. */
const FILLED = { number: 3, name: 10 }
const NUMBERS = ['count', 'number', 'place', 'lane']

const root = new URL('../../', import.meta.url)
const pages = readdirSync(new URL('web/', root), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !/\.(?:test|story)\.tsx$/.test(path))

/** The texts that stand on a button, as `namespace:key`. */
function onButtons(source: string): string[] {
  const namespaces = new Map(
    [...source.matchAll(/\{ t(?:: (\w+))?[^}]*\} = useTranslation\((?:'([\w-]+)')?/g)].map(
      ([, name = 't', namespace = 'common']) => [name, namespace],
    ),
  )
  const said = source.matchAll(/\{(\w+)\('([\w.-]+)'[^;<>]*?\)\}\s*<\/\w*Button>/g)
  return [...said].flatMap(([, name = '', key = '']) => {
    const namespace = namespaces.get(name)
    return namespace === undefined ? [] : `${namespace}:${key}`
  })
}

const keys = new Set(
  pages.flatMap((path) => onButtons(readFileSync(new URL(`web/${path}`, root), 'utf8'))),
)

const namespaces = [...new Set([...keys].map((key) => key.split(':')[0] ?? ''))]

async function textsOf(language: Language, namespace: string): Promise<Map<string, string>> {
  const file = new URL(`texts/${language}/screens/${namespace}.ts`, root)
  const tree = ((await import(file.href)) as Record<string, Tree>)[exportName(namespace)]
  return new Map(leaves(tree ?? {}))
}

const columnsOf = (text: string): number => {
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    'x'.repeat(NUMBERS.includes(name) ? FILLED.number : FILLED.name),
  )
  return [...filled].reduce((sum, sign) => sum + (sign > '\u2E7F' ? 2 : 1), 0)
}

test.each(LANGUAGES)('texts on buttons in %s fit on a phone', async (language) => {
  expect(keys.size).toBeGreaterThan(200)
  const all = new Map(
    await Promise.all(
      namespaces.map(async (name) => [name, await textsOf(language, name)] as const),
    ),
  )
  const long = [...keys].flatMap((key) => {
    const [namespace = '', path = ''] = key.split(':')
    return [path, `${path}_one`, `${path}_other`].flatMap((form) => {
      const text = all.get(namespace)?.get(form)
      return text !== undefined && columnsOf(text) > MOST[language] ? `${key}: ${text}` : []
    })
  })
  expect(long).toEqual([])
})
