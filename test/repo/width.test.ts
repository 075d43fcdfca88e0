import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './tree.ts'

const MOST = 110
/** What is left of a longer line without its texts. */
const MOST_BESIDE_TEXT = 70
/** Written by a program. */
const GENERATED = /^server\/(db\/(routine-)?types|[^/]+\/[^/]+\/statements)\.ts$/

const others = globSync(['web/**/*.css', 'scripts/*.mjs', 'server/**/*.sql', '*.ts'], { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const TEXTS =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\//g
/** Of a template what it is made of stays: that can stand on a line of its own. */
const withoutTexts = (line: string) =>
  line.replaceAll(TEXTS, (text) =>
    text.startsWith('`') ? (text.match(/\$\{[^}]*\}?/g) ?? []).join('') : '',
  )

test(`a line has at most ${MOST} columns, unless one text makes it longer`, () => {
  expect(others.length).toBeGreaterThan(100)
  const wide = [...sourceFiles, ...others]
    .filter(({ path }) => !GENERATED.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const isWide = line.length > MOST && withoutTexts(line).length > MOST_BESIDE_TEXT
        return isWide ? [`${path}:${at + 1}`] : []
      }),
    )
  expect(wide).toEqual([])
})
