import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './tree.ts'

/** Words that docs/language.md has plainer ones for; names are made without them. */
const UNWANTED = new Set(
  'anew homeless mend mended mends strangers tell tells told untold unheard'.split(' '),
)

/** The code alone: comments and texts are read as sentences, where such a word may be right. */
const codeOf = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/gm, '')

const partsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')

test('names are made of plain words', () => {
  const foreign = sourceFiles.flatMap(({ path, text }) =>
    [...new Set(codeOf(text).match(/[A-Za-z_]\w*/g))]
      .filter((name) => partsOf(name).some((part) => UNWANTED.has(part)))
      .map((name) => `${path}: ${name}`),
  )
  expect(foreign).toEqual([])
})

/** A type is named by what it is, not by what somebody did with it. */
const PARTICIPLE = /(?:^|[a-z0-9])(?:Asked|Found|Given|Kept|Meant|Said|Wanted)(?![a-z])/
/** Types written from names of the database. */
const GENERATED = /^server\/(db\/types|[^/]+\/[^/]+\/statements)\.ts$/
/** The kits still name their parts so; the list only shrinks. */
const KITS = /^web\/(form|sheet|theme|ui)\//

test('types are named by what they are', () => {
  const vague = sourceFiles
    .filter(({ path }) => !GENERATED.test(path) && !KITS.test(path))
    .flatMap(({ path, text }) =>
      [...codeOf(text).matchAll(/\b(?:type|interface)\s+([A-Z]\w*)\s*(?=[=<{]|extends)/g)]
        .map(([, name = '']) => name)
        .filter((name) => name === 'Props' || PARTICIPLE.test(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(vague).toEqual([])
})

/** Sentences have plainer words for these too. What can be told apart is English enough. */
const UNWANTED_IN_SENTENCES = new RegExp(String.raw`\b(whoever|told)\b(?! apart)`, 'i')

test('comments, titles and messages are made of plain words', () => {
  const others = globSync('{server,web,scripts}/**/*.{sql,css,mjs}', { cwd: ROOT }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))
  const foreign = [...sourceFiles, ...others]
    .filter(({ path }) => !path.startsWith('texts/') && path !== 'test/repo/words.test.ts')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (UNWANTED_IN_SENTENCES.test(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(foreign).toEqual([])
})
