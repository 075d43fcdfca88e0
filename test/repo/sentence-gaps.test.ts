import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tree } from '#texts/lay-over.ts'
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
const CALL = /\bt\(\s*(?:'([\w.]+)'|`([\w.]+)\$\{|[^'`)]*\? '([\w.]+)' : '([\w.]+)')/g

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

/** Pieces of a screen with a blank behind them: `{…}{' '}` and `${…} `. */
const BLANK = /\{((?:[^{}]|\{[^{}]*\})*)\}\{' '\}|\$\{((?:[^{}]|\{[^{}]*\})*)\} (?=\$\{|`)/g

test('between two sentences stands what the language has there: sentenceGap() or sentences()', () => {
  const faults = sourceFiles
    .filter(({ path }) => path.startsWith('web/') && !path.includes('.test.'))
    .flatMap(({ path, text }) => {
      const spaces = [...text.matchAll(/useTranslation\('(\w+)'/g)].map(([, space = '']) => space)
      return [...text.matchAll(BLANK)]
        .filter(([, shown = '', written = '']) => isSentence(shown + written, spaces))
        .map(([blank]) => `${path}: ${blank.replaceAll(/\s+/g, ' ')}`)
    })
  expect(faults).toEqual([])
})
