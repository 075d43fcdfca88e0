import { expect, test } from 'vitest'
import { bySession } from './by-session.ts'

const at = (session_id: number, full_name: string) => ({
  session_id,
  session_name: `S${session_id}`,
  full_name,
})

test.each([
  [[], []],
  [[at(7, 'Ada')], [{ session_id: 7, session_name: 'S7', names: ['Ada'] }]],
  [
    [at(7, 'Ada'), at(3, 'Bo'), at(7, 'Cy')],
    [
      { session_id: 7, session_name: 'S7', names: ['Ada', 'Cy'] },
      { session_id: 3, session_name: 'S3', names: ['Bo'] },
    ],
  ],
])('people stand under their session', (people, groups) => {
  expect(bySession(people)).toEqual(groups)
})
