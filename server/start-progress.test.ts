import { expect, test } from 'vitest'
import { progressBy } from './start-progress.ts'

test('says the first and the last step, and between them one a second', () => {
  const lines: string[] = []
  const clock = { now: 0 }
  const progress = progressBy(
    (line) => lines.push(line),
    () => clock.now,
  )
  progress.begin('Creating the database')
  for (let number = 1; number <= 10; number++) {
    progress.step(number, 10, 'Tables')
    clock.now += 300
  }
  progress.step(1, 4, 'Demo')
  expect(lines).toEqual([
    'Creating the database …',
    'Tables: 1 of 10',
    'Tables: 5 of 10',
    'Tables: 9 of 10',
    'Tables: 10 of 10',
    'Demo: 1 of 4',
  ])
})
