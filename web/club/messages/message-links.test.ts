import { expect, test } from 'vitest'
import { textParts } from './message-links.ts'

const links = (text: string) => textParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test('links addresses of the web, without the sentence around them', () => {
  expect(textParts('See https://rowing.example/a?b=1, then (http://lake.example).')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://rowing.example/a?b=1', href: 'https://rowing.example/a?b=1' },
    { text: ', then (', href: null },
    { text: 'http://lake.example', href: 'http://lake.example/' },
    { text: ').', href: null },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'JAVASCRIPT:alert(1)//https',
  'vbscript:x',
  'ftp://files.example/a',
  'https://',
  'https://bank.example@evil.example/',
  '<a href="x">y</a>',
])('links nothing in %s', (text) => {
  expect(links(text)).toEqual([])
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('loses no letter of a text, whatever is in it', () => {
  for (const text of [
    '',
    'a\nb',
    'https://a.example https://b.example/ä?x=“y”',
    '看 https://a.example。好',
  ])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
