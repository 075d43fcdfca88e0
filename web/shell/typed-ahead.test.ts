import { expect, test } from 'vitest'
import { keepPress, keepTyping, takeTyped } from './typed-ahead.ts'

const press = (key: string, timeStamp = 10, more: Partial<KeyboardEvent> = {}) =>
  keepPress({
    key,
    timeStamp,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    keyCode: 0,
    ...more,
  })

test('keeps what is typed before its field is there, once', () => {
  keepTyping(0)
  expect([...'plam'].every((key) => press(key))).toBe(true)
  expect(press('Backspace')).toBe(true)
  expect(press('n')).toBe(true)
  expect(press('Enter')).toBe(true)
  expect(takeTyped()).toEqual({ text: 'plan', isEntered: true })
  expect(press('n')).toBe(false)
  expect(takeTyped()).toEqual({ text: '', isEntered: false })
})

test.each([
  ['nothing is to come', () => takeTyped(), () => press('n')],
  ['the field never came', () => keepTyping(0), () => press('n', 6000)],
  ['a key types nothing', () => keepTyping(0), () => press('ArrowDown')],
  ['a key ends a word in Safari', () => keepTyping(0), () => press('Enter', 10, { keyCode: 229 })],
  ['a key is held with another', () => keepTyping(0), () => press('n', 10, { ctrlKey: true })],
])('leaves a press to the app when %s', (_, begin, pressed) => {
  begin()
  expect(pressed()).toBe(false)
  expect(takeTyped().text).toBe('')
})
