import { expect, test } from 'vitest'
import { shortList } from './short-list.ts'

const words = { locale: 'en-GB', more: (count: number) => `${count} more` }

test('names each once, and of many the first and how many more', () => {
  expect(shortList(['Anna'], words)).toBe('Anna')
  expect(shortList(['Anna', 'Ben', 'Anna'], words)).toBe('Anna and Ben')
  expect(shortList(['A', 'B', 'C', 'D'], words)).toBe('A, B, C and D')
  expect(shortList(['A', 'B', 'C', 'D', 'E', 'F'], words)).toBe('A, B, C, D and 2 more')
})

test('counts those who have no name among the rest', () => {
  expect(shortList(['Anna'], { ...words, count: 3 })).toBe('Anna and 2 more')
  expect(shortList([], { ...words, count: 2 })).toBe('2 more')
})

test('joins as the language does', () => {
  const more = (count: number) => `${count} weitere`
  expect(shortList(['A', 'B', 'C', 'D', 'E'], { locale: 'de', more })).toBe(
    'A, B, C, D und 1 weitere',
  )
})
