import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './tree.ts'
import { circles, filesInCircles, picture, upward } from './graph.ts'

/** Circles of features within a district that are still there. The list only shrinks. */
const CIRCLES_LEFT: readonly string[] = []

test('a district imports earlier ones only', () => {
  const lines = upward.map(({ from, to }) => `${from} → ${to}`)
  expect(lines).toEqual([])
})

test('features of a district do not import each other in a circle', () =>
  expect(circles()).toEqual(CIRCLES_LEFT))

test('files of a feature do not import each other in a circle, types included', () =>
  expect(filesInCircles()).toEqual([]))

const FILE = join(ROOT, 'docs/architecture.md')
const PLACE = /(<!-- districts -->\n)[^]*?(\n<!-- \/districts -->)/

test('docs/architecture.md shows the districts as they are', () => {
  const text = readFileSync(FILE, 'utf8')
  const drawn = text.replace(PLACE, (_, begin: string, end: string) => `${begin}${picture()}${end}`)
  if (process.env['UPDATE'] === '1') writeFileSync(FILE, drawn)
  expect(text, 'run with UPDATE=1').toBe(drawn)
  expect(text).toContain(picture())
})
