import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import type { Tree } from '#texts/lay-over.ts'
import { leaves } from './leaves.ts'

/** Texts written twice. A third time puts one into `texts/<language>/shared`; this only falls. */
const MOST_PAIRS = 389

const root = new URL('../../texts/', import.meta.url)
const files = readdirSync(new URL('en/', root), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))

/** How often a file writes each text that has the same words in all four languages. */
async function writtenIn(file: string): Promise<{ file: string; text: string }[]> {
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const url = new URL(`${language}/${file}`, root)
      const tree: Tree = { ...(await import(url.href)) }
      return { literals: literalsOf(readFileSync(url, 'utf8')), texts: new Map(leaves(tree)) }
    }),
  )
  const places = new Map(
    [...(languages[0]?.texts.keys() ?? [])].map((path) => {
      const words = languages.map(({ texts }) => texts.get(path) ?? '')
      const key = path.split('.').at(-1) ?? ''
      return [JSON.stringify([key, ...words]), { key, words }] as const
    }),
  )
  return [...places.values()].flatMap(({ key, words }) => {
    const times = languages.map(({ literals }, at) => literals.get(`${key}: ${words[at]}`) ?? 0)
    return Array.from({ length: Math.min(...times) }, () => ({ file, text: words.join(' | ') }))
  })
}

/** How often a source writes each text under a key. */
function literalsOf(source: string): Map<string, number> {
  const times = new Map<string, number>()
  const texts = source.matchAll(/([\w-]+)'?(?::| =)\s+(?:'([^'\n]+)'|"([^"\n]+)")/g)
  for (const [, key, single, double] of texts) {
    const place = `${key}: ${single ?? double}`
    times.set(place, (times.get(place) ?? 0) + 1)
  }
  return times
}

const written = Map.groupBy((await Promise.all(files.map(writtenIn))).flat(), ({ text }) => text)
const repeats = [...written]
  .map(([text, places]) => ({ text, files: places.map(({ file }) => file) }))
  .filter(({ files: places }) => places.length > 1)

test('a text shared by several features is not written again', () => {
  expect(
    repeats.filter(({ files: places }) => places.some((file) => file.startsWith('shared/'))),
  ).toEqual([])
})

test('a text that is the same in all languages is shared once it is needed a third time', () => {
  expect(written.size).toBeGreaterThan(5000)
  expect(repeats.filter(({ files: places }) => places.length > 2)).toEqual([])
  expect(repeats.length).toBeLessThanOrEqual(MOST_PAIRS)
})
