import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { layOver } from '#texts/lay-over.ts'
import { wordingsOf } from '#texts/wording.ts'
import { BUNDLES } from './bundles.ts'
import { browserLanguage } from './i18n.ts'
import { bundles } from 'virtual:text-bundles'
import { exportName } from './export-name.ts'
import { readTexts } from './texts.ts'

test.each([
  [['de-CH', 'en'], 'de'],
  [['it', 'fr-FR', 'en'], 'fr'],
  [['zh-TW'], 'zh-cn'],
  [['zh'], 'zh-cn'],
  [['pt-BR'], 'en'],
  [[], 'en'],
])('a browser that wants %j hears %s', (wanted, language) => {
  expect(browserLanguage(wanted)).toBe(language)
})

test('an overlay replaces leaves and leaves the rest', () => {
  expect(layOver({ a: '1', b: { c: '2', d: '3' } }, { b: { c: '4' } })).toEqual({
    a: '1',
    b: { c: '4', d: '3' },
  })
})

test('a club on land has groups, in its language', async () => {
  const plain = await readTexts('en', 'common', [])
  const worded = await readTexts('en', 'common', ['group', 'federation'])
  expect(plain['words']).toMatchObject({
    squad: 'squad',
    notAttending: 'not attending',
    piece: 'piece',
  })
  expect(worded['words']).toMatchObject({
    squad: 'group',
    notAttending: 'missed',
    didAlternative: 'modified',
    noZone: 'tech',
    piece: 'piece',
  })
  expect(await readTexts('en', 'common', ['effort'])).toMatchObject({ words: { piece: 'effort' } })
  expect(await readTexts('de', 'common', ['group'])).toMatchObject({ words: { squad: 'Gruppe' } })
  await expect(readTexts('en', 'nothing', [])).rejects.toThrow('nothing')
})

test.each([
  ['a rowing club', 1, 'gold', 'standard', []],
  ['a canoe club', 10, 'gold', 'standard', ['effort']],
  ['a cycling club', 3, 'gold', 'standard', ['group']],
  ['the federation', 1, 'drv', 'standard', ['federation']],
  ['a club that chose so', 1, 'gold', 'federation', ['federation']],
])('%s speaks its way', (_, id, key, wording, words) => {
  expect(wordingsOf({ wording, default_sport_id: id, plan: key })).toEqual(words)
})

test.each(
  LANGUAGES.flatMap((language) =>
    Object.entries(BUNDLES).map(([bundle, names]) => ({ bundle, language, names })),
  ),
)('the bundle $bundle has its texts in $language', async ({ bundle, language, names }) => {
  const { texts } = (await bundles[`${bundle}/${language}`]?.()) ?? { texts: {} }
  expect(Object.keys(texts)).toEqual(names.map(exportName))
  for (const name of names) {
    expect(await readTexts(language, name, [])).toBe(
      Object.values(await import(`../../texts/${language}/screens/${name}.ts`))[0],
    )
  }
})

test('every feature has its texts in one bundle', () => {
  const features = readdirSync(new URL('../../texts/en/screens', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
  expect(Object.values(BUNDLES).flat().toSorted()).toEqual(features.toSorted())
})
