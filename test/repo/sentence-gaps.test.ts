import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tree } from '#texts/lay-over.ts'
import { exportName } from '../../web/i18n/export-name.ts'
import { leaves } from './leaves.ts'
import { sourceFiles } from './tree.ts'

const folder = new URL('../../texts/zh-cn/screens/', import.meta.url)
const bundles = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const trees = await Promise.all(
  bundles.map(async (name): Promise<Tree> => ({ ...(await import(new URL(name, folder).href)) })),
)
/** Keys such as `workouts.done.noFile` whose text in Chinese ends as a sentence does. */
const sentences = trees
  .flatMap((tree) => leaves(tree))
  .filter(([, text]) => /[。！？]$/.test(text))
  .map(([key]) => key.replace(/_(?:one|other|many|zero)$/, ''))

/** What a screen may be shown: `t('a')`, `t(is ? 'a' : 'b')`, or all that begins as t(`a.${…}`). */
const CALL = /\b\w+\(\s*(?:'([\w.]+)'|`([\w.]+)\$\{|[^'`)]*\? '([\w.]+)' : '([\w.]+)')/g

function isSentence(piece: string, spaces: readonly string[]): boolean {
  return [...piece.matchAll(CALL)].some(([, whole, begin, one, other]) =>
    spaces.some((space) =>
      sentences.some(
        (key) =>
          [whole, one, other].some((said) => key === `${space}.${said}`) ||
          (begin !== undefined && key.startsWith(`${space}.${begin}`)),
      ),
    ),
  )
}

const PIECE = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`
/** Pieces of a screen beside a blank: `{…}{' '}`, `{…} {`, `${…} ` and, in a text, ` ${…}`. */
const BLANK = new RegExp(
  [
    String.raw`${PIECE}(?:\{' '\}| (?=\{))`,
    String.raw`\$${PIECE} (?=\$\{|\x60)`,
    String.raw`\x60 \$\{([^}\x60]*)`,
  ].join('|'),
  'g',
)

/** The export names of the texts a file reads: those of `common` where it names no others. */
const spacesOf = (source: string): string[] =>
  [...source.matchAll(/useTranslation\(([^)]*)\)|\bns: ('[\w-]+')/g)].flatMap(
    ([, asked = '', other = asked]) => {
      const named = [...other.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => exportName(name))
      return named.length > 0 ? named : ['common']
    },
  )

test('between two sentences stands what the language has there: sentenceGap() or sentences()', () => {
  expect(sentences.length).toBeGreaterThan(1000)
  const faults = sourceFiles
    .filter(({ path }) => path.startsWith('web/') && !path.includes('.test.'))
    .flatMap(({ path, text }) => {
      const spaces = spacesOf(text)
      return [...text.matchAll(BLANK)]
        .filter(([, ...pieces]) => isSentence(pieces.join(''), spaces))
        .map(([blank]) => `${path}: ${blank.replaceAll(/\s+/g, ' ')}`)
    })
  expect(faults).toEqual([])
})
