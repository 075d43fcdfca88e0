import { expect, test } from 'vitest'
import { matchPeople, type PastedPerson } from './pasted-people.ts'

const people = [
  { id: 1, first_name: 'Ida', last_name: 'Jensen' },
  { id: 2, first_name: 'Max', last_name: 'Müller' },
  { id: 3, first_name: 'Max', last_name: 'Muller' },
  { id: 4, first_name: 'Zoë Anna', last_name: 'Lang-Berg' },
  { id: 5, first_name: '伟', last_name: '张' },
]
const line = (first_name: string, last_name: string, email = ''): PastedPerson => ({
  line: 1,
  email,
  first_name,
  last_name,
})
const ofNames = (first: string, last: string) => matchPeople([line(first, last)], people, new Map())
const candidates = (first: string, last: string) => ofNames(first, last).open[0]?.candidates

test.each([
  ['Ida', 'Jensen', 1],
  ['jensen', 'IDA', 1],
  ['Zoe Anna', 'Lang Berg', 4],
  ['', '张伟', 5],
])('%s %s is found', (first, last, id) => {
  expect(ofNames(first, last)).toEqual({ found: [id], open: [] })
})

test('namesakes, parts of a name and unknown people are left to a choice', () => {
  expect(candidates('Max', 'Müller')).toEqual([2, 3])
  expect(candidates('Zoe', 'Lang')).toEqual([4])
  expect(candidates('Ida Marie', 'Jensen')).toEqual([1])
  expect(candidates('Nobody', 'Known')).toEqual([])
})

test('an address decides, and one that is nobody’s leaves the line open', () => {
  const byAddress = new Map([['max@club.org', 3]])
  const lines = [line('M', '', 'Max@club.org'), line('Ida', 'Jensen', 'other@club.org')]
  expect(matchPeople(lines, people, byAddress)).toEqual({
    found: [3],
    open: [{ line: 1, text: 'Ida Jensen <other@club.org>', candidates: [1] }],
  })
  expect(matchPeople(lines, people, null).found).toEqual([1])
})

test('nobody is found twice, and an address of somebody who cannot be chosen is left open', () => {
  const lines = [line('Ida', 'Jensen'), line('Jensen', 'Ida'), line('', '', 'left@club.org')]
  expect(matchPeople(lines, people, new Map([['left@club.org', 99]]))).toEqual({
    found: [1],
    open: [{ line: 1, text: 'left@club.org', candidates: [] }],
  })
})
