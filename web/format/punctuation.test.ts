import { afterEach, expect, test } from 'vitest'
import { colon, comma, listSeparator, punctuateIn, semicolon, sentences } from './punctuation.ts'

afterEach(() => punctuateIn('en'))

test.each([
  ['en', ', ', ', ', ': ', '; ', 'One. Two.'],
  ['de', ', ', ', ', ': ', '; ', 'One. Two.'],
  ['fr', ', ', ', ', '\u00A0: ', '\u00A0; ', 'One. Two.'],
  ['zh-cn', '、', '，', '：', '；', 'One.Two.'],
] as const)('%s has its own marks', (language, ...marks) => {
  expect([
    ...[listSeparator, comma, colon, semicolon].map((mark) => mark(language)),
    sentences(['One.', '', 'Two.'], language),
  ]).toEqual(marks)
})

test('without a language the marks are those of the device', () => {
  punctuateIn('zh-cn')
  expect([listSeparator(), colon()]).toEqual(['、', '：'])
})
