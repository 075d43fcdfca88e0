import { describe, expect, test } from 'vitest'
import { fromTokens, openingOf, openMention, toTokens, withName } from './mention-text.ts'

const ANNA = { id: 7, full_name: 'Anna Müller' }
const ANN = { id: 8, full_name: 'Anna' }

describe('a mention is being typed', () => {
  test.each([
    ['@', 1, { from: 0, query: '' }],
    ['Hello @an', 9, { from: 6, query: 'an' }],
    ['Hello @anna mü', 14, { from: 6, query: 'anna mü' }],
    ['(@an', 4, { from: 1, query: 'an' }],
    ['Hello @an and so', 9, { from: 6, query: 'an' }],
  ])('in %s at %s', (text, caret, open) => expect(openMention(text, caret)).toEqual(open))

  test.each([
    ['Hello', 5],
    ['anna@example.org', 16],
    ['@anna\nand', 9],
    ['@ anna', 6],
    ['@one two three four', 19],
    ['@[7]', 4],
  ])('and not in %s at %s', (text, caret) => expect(openMention(text, caret)).toBe(null))
})

test('a chosen name stands in the place of what was typed', () => {
  const open = { from: 6, query: 'an' }
  expect(withName('Hello @an, come', open, ANNA)).toEqual({
    text: 'Hello @Anna Müller , come',
    caret: 19,
  })
  expect(withName('Hello @an and so', open, ANNA).text).toBe('Hello @Anna Müller and so')
})

test('names go as ids and come back as names', () => {
  const text = 'Hello @Anna Müller and @Anna, and @Nobody'
  const sent = toTokens(text, [ANN, ANNA])
  expect(sent).toBe('Hello @[7] and @[8], and @Nobody')
  expect(fromTokens(sent, [ANN, ANNA])).toBe(text)
})

test('a menu is named by how its text begins, with names', () => {
  expect(openingOf('@[7] and @[8] row', [{ id: 7, full_name: 'Ida' }])).toBe('@Ida and @[8] row')
  expect(openingOf('x'.repeat(50), [])).toHaveLength(40)
})
