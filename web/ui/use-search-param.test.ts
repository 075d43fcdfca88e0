import { expect, test } from 'vitest'
import { searchWith } from './use-search-param.ts'

test.each([
  ['', { piece: '2' }, 'piece=2'],
  ['?piece=1&by=crew', { piece: '2' }, 'piece=2&by=crew'],
  ['?piece=1&by=crew', { piece: null }, 'by=crew'],
  ['?search=Eight&page=3', { search: '', page: null }, ''],
  ['?page=3', { search: '八人艇' }, 'page=3&search=%E5%85%AB%E4%BA%BA%E8%89%87'],
])('%s with %j is %s', (search, change, expected) => {
  expect(searchWith(search, change).toString()).toBe(expected)
})
