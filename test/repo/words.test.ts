import { expect, test } from 'vitest'
import { sourceFiles } from './tree.ts'

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
