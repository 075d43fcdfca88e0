import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

/** Where all is constant; elsewhere in the domain constants are those in capital letters. */
const FOLDER = 'domain/constants/'
const exportsOf = (path: string) =>
  path.startsWith(FOLDER)
    ? /^export (?:const|function|type) (\w+)/gm
    : /^export const ([A-Z][A-Z0-9_]*)\b/gm

/** What measures and proves the product is not the product. */
const MEASURES = /^(bench|fuzz|soak|mutation)\//

const product = sourceFiles.filter((file) => !isTest(file) && !MEASURES.test(file.path))
const domain = product.filter(({ path }) => path.startsWith('domain/'))

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
const timesIn = (text: string, name: string) =>
  withoutComments(text).match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0

/** Names a file exports, each with what else of the product reads it. */
const exported = domain.flatMap(({ path, text }) => {
  const importers = product.filter(({ imports }) => imports.some(({ target }) => target === path))
  return [...text.matchAll(exportsOf(path))].map(([, name = '']) => ({
    name: `${path} ${name}`,
    isRead:
      timesIn(text, name) > 1 || importers.some((importer) => timesIn(importer.text, name) > 0),
  }))
})

test('constants are read by the product, not by tests alone', () => {
  expect(domain.length).toBeGreaterThan(100)
  expect(exported.length).toBeGreaterThan(200)
  expect(exported.filter(({ isRead }) => !isRead).map(({ name }) => name)).toEqual([])
})
