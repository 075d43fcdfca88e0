import { expect, test } from 'vitest'
import { keyReader } from './shortcuts.ts'

const press = (key: string, timeStamp: number, more: Partial<KeyboardEvent> = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  target: null,
  ...more,
})

test.each([
  ['one key', [press('n', 0)], ['n']],
  ['a question', [press('?', 0)], ['?']],
  ['two keys', [press('g', 0), press('h', 300)], [null, 'g h']],
  ['two keys too far apart', [press('g', 0), press('c', 1500)], [null, null]],
  [
    'a second key that leads nowhere',
    [press('g', 0), press('x', 100), press('h', 200)],
    [null, null, null],
  ],
  [
    'g twice is no beginning',
    [press('g', 0), press('g', 100), press('h', 200)],
    [null, null, null],
  ],
  ['search by one key', [press('/', 0)], ['/']],
  ['search as elsewhere', [press('k', 0, { ctrlKey: true })], ['/']],
  ['search on a Mac', [press('k', 0, { metaKey: true })], ['/']],
  ['with a modifier', [press('n', 0, { ctrlKey: true })], [null]],
  ['held down', [press('t', 0, { repeat: true })], [null]],
  ['taken by a component', [press('t', 0, { defaultPrevented: true })], [null]],
  ['none of ours', [press('q', 0)], [null]],
])('%s', (_, presses, shortcuts) => {
  const read = keyReader()
  expect(presses.map(read)).toEqual(shortcuts)
})
