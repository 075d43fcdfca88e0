import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import type { Tree } from '#texts/lay-over.ts'
import { WORDINGS, type ClubWording } from '#texts/wording.ts'
import { effort } from '#texts/wordings/effort/server.ts'
import { federation } from '#texts/wordings/federation/server.ts'
import { group } from '#texts/wordings/group/server.ts'
import { compose } from '../../server/mail/compose.ts'
import { errorText, fieldText, serverTexts } from '../../server/text/text.ts'
import { SAMPLE_VALUES } from '../../server/mail/sample-values.ts'
import { leaves } from './leaves.ts'

const OVERLAYS = { effort, federation, group }
/** The word of rowing clubs that a wording has another for. */
const WORDED: readonly [ClubWording, RegExp][] = [
  ['effort', /\bpieces?\b/i],
  ['group', /\bsquads?\b/i],
]
/** Names of placeholders are not said. */
const said = (text: string) => text.replaceAll(/\{\w+\}/g, '')

const keysOf = (tree: Tree) =>
  leaves(tree)
    .map(([key]) => key)
    .toSorted()
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()

const english = new Map(leaves(serverTexts('en')))

test.each(LANGUAGES)('the server says all in %s, with the placeholders of English', (language) => {
  const texts = leaves(serverTexts(language))
  expect(keysOf(serverTexts(language))).toEqual([...english.keys()].toSorted())
  const faulty = texts.filter(([key, text]) => {
    const differs =
      placeholders(text).join() !== placeholders(english.get(key) ?? '').join() &&
      !key.endsWith('.one')
    return text.trim() === '' || differs
  })
  expect(faulty).toEqual([])
})

test.each(WORDINGS)('the wording %s words the same texts in every language', (wording) => {
  const expected = keysOf(OVERLAYS[wording].en)
  for (const language of LANGUAGES) {
    const overlay = leaves(OVERLAYS[wording][language])
    expect(keysOf(OVERLAYS[wording][language])).toEqual(expected)
    const base = new Map(leaves(serverTexts(language)))
    const faulty = overlay.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(base.get(key) ?? '-').join(),
    )
    expect(faulty).toEqual([])
  }
})

test.each(WORDED)('the wording %s covers every text that says %s', (wording, word) => {
  const uncovered = leaves(serverTexts('en', [wording])).filter(([, text]) => word.test(said(text)))
  expect(leaves(serverTexts('en')).some(([, text]) => word.test(said(text)))).toBe(true)
  expect(uncovered).toEqual([])
})

test('refusals and fields are said in the words of the club', () => {
  expect(fieldText('en', 'unknown_piece')).toBe('This piece is not in the structure.')
  expect(fieldText('en', 'unknown_piece', {}, ['effort'])).toBe(
    'This effort is not in the structure.',
  )
  expect(errorText('de', 'pieces_first', {}, ['group', 'effort'])).toContain('Belastungen')
  expect(serverTexts('zh-cn', ['group', 'federation'])).toMatchObject({
    attendance: { squads: '小组', declined: '缺席' },
  })
})

test('mails say no word that clubs differ in, and so need no wording', () => {
  const mails = Object.entries(SAMPLE_VALUES).map(([template, values]) =>
    compose(template as keyof typeof SAMPLE_VALUES, 'en', values as never, 'https://slipway.test'),
  )
  for (const [, word] of WORDED)
    expect(mails.filter(({ subject, text }) => word.test(`${subject}\n${text}`))).toEqual([])
})
