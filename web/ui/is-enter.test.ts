import { expect, test } from 'vitest'
import { isEnter } from './is-enter.ts'

const press = { key: 'Enter', isComposing: false, keyCode: 13 }

test.each([
  ['Enter', press, true],
  ['another key', { ...press, key: 'a', keyCode: 65 }, false],
  ['Enter that ends a word', { ...press, isComposing: true }, false],
  ['Enter that ends a word in Safari', { ...press, keyCode: 229 }, false],
])('tells whether %s sends', (_, pressed, expected) => {
  expect(isEnter(pressed)).toBe(expected)
})
