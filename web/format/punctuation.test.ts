import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { colon, listSeparator, punctuateIn } from './punctuation.ts'

afterEach(() => punctuateIn('en'))

test('lists and names with values have the marks of each language', () => {
  expect(LANGUAGES.map((language) => [language, listSeparator(language), colon(language)])).toEqual(
    [
      ['en', ', ', ': '],
      ['de', ', ', ': '],
      ['fr', ', ', '\u00A0: '],
      ['zh-cn', '、', '：'],
    ],
  )
})

test('without a language the marks are those of the device', () => {
  punctuateIn('zh-cn')
  expect([listSeparator(), colon()]).toEqual(['、', '：'])
})
