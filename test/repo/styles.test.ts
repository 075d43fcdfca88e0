import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './tree.ts'

const sheets = globSync('web/**/*.css', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
const screens = sourceFiles.filter(({ path }) => /^web\/.*\.tsx$/.test(path))

test('every style sheet is a module, but for the ground that the theme lays', () => {
  expect(sheets.length).toBeGreaterThan(40)
  const global = sheets.filter((path) => !path.endsWith('.module.css'))
  expect(global.filter((path) => !path.startsWith('web/theme/'))).toEqual([])
})

test('columns of a grid grow with the letters in them', () => {
  const columns = /grid-(?:template|template-columns|auto-columns):[^;]*;/g
  const fixed = sheets.flatMap((sheet) =>
    (readFileSync(join(ROOT, sheet), 'utf8').match(columns) ?? [])
      .filter((value) => [...value.matchAll(/(\d+)px/g)].some(([, px]) => Number(px) > ICON_PX))
      .map((value) => `${sheet}: ${value}`),
  )
  expect(fixed).toEqual([])
})

/** Icons keep their size; all that holds letters, or a button, is as many rem. */
const ICON_PX = 24

test('classes come from a module and not out of a string', () => {
  const written = /\bclassName(=|: )\{?['"][^'"]/
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([])
})

test('every class of a module is used', () => {
  const code = sourceFiles.filter(({ path }) => path.startsWith('web/'))
  const unused = sheets
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((sheet) => {
      const users = code.filter(({ imports }) => imports.some(({ target }) => target === sheet))
      return classesOf(readFileSync(join(ROOT, sheet), 'utf8'))
        .filter((name) => !users.some(({ text }) => isUsed(name, text, basename(sheet))))
        .map((name) => `${sheet}: ${name}`)
    })
  expect(unused).toEqual([])
})

const classesOf = (sheet: string) => [
  ...new Set(
    sheet
      .replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, '')
      .match(/(?<=\.)[a-z][A-Za-z0-9]*/g),
  ),
]

/** By its name, or as one of several that a value chooses. */
function isUsed(name: string, text: string, sheet: string): boolean {
  const module = new RegExp(`import (\\w+) from '[^']*/${sheet}'`).exec(text)?.[1]
  return new RegExp(`\\b${module}(\\.${name}\\b|\\[)`).test(text)
}
