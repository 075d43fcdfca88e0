import { expect, test } from 'vitest'
import { rankChoices, rankLabels } from './rank-choices.ts'

const choices = ['Algeria', 'Niger', 'Côte d’Ivoire', 'South Georgia', 'Germany', 'Georgia'].map(
  (label) => ({ value: label, label }),
)
const found = (text: string) => rankLabels(choices, text).map(({ label }) => label)

test.each([
  ['ger', ['Germany', 'Algeria', 'Niger']],
  ['geo', ['Georgia', 'South Georgia']],
  ['cote', ['Côte d’Ivoire']],
  [' GERM ', ['Germany']],
  ['xyz', []],
  ['', choices.map(({ label }) => label)],
])('%s finds these, those that begin with it first', (text, labels) => {
  expect(found(text)).toEqual(labels)
})

test('groups keep their order, empty ones are left out, and the limit counts all', () => {
  const groups = [
    { group: 'Empty', items: [{ value: 'x', label: 'Kayak' }] },
    { group: 'Recent', items: [{ value: 'a', label: 'Rowing' }] },
    {
      group: 'All',
      items: [
        { value: 'b', label: 'Indoor rowing' },
        { value: 'c', label: 'Row and run' },
      ],
    },
  ]
  expect(rankChoices({ options: groups, search: 'row', limit: 2 })).toEqual([
    groups[1],
    { group: 'All', items: [{ value: 'c', label: 'Row and run' }] },
  ])
})
