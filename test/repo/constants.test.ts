import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

const FOLDER = 'domain/constants/'
/** What measures and proves the product is not the product. */
const MEASURES = /^(bench|fuzz|soak|mutation)\//

const product = sourceFiles.filter((file) => !isTest(file) && !MEASURES.test(file.path))
const constants = product.filter(({ path }) => path.startsWith(FOLDER))

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
const timesIn = (text: string, name: string) =>
  withoutComments(text).match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0

/** Names a file exports, each with what else of the product reads it. */
const exported = constants.flatMap(({ path, text }) => {
  const importers = product.filter(({ imports }) => imports.some(({ target }) => target === path))
  return [...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => ({
    name: `${path} ${name}`,
    isRead:
      timesIn(text, name) > 1 || importers.some((importer) => timesIn(importer.text, name) > 0),
  }))
})

test('constants are read by the product, not by tests alone', () => {
  expect(constants.length).toBeGreaterThan(30)
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter(({ isRead }) => !isRead).map(({ name }) => name)).toEqual([])
})
