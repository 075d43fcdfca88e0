import { expect, test } from 'vitest'
import { actsOf } from './line-up-acts.ts'

const ALL = { edit: true, delete: true }
const NONE = { edit: false, delete: false }

test.each([
  [null, ALL, true, ['edit', 'copy', 'assign', 'delete']],
  [null, ALL, false, ['edit', 'delete']],
  [null, NONE, true, ['copy', 'assign']],
  [17, ALL, true, ['copy', 'assign', 'delete-there']],
  [17, NONE, false, []],
] as const)(
  'of a line-up in session %s with %j one may',
  (session_id, user_actions, manages, acts) => {
    expect([...actsOf({ session_id, user_actions }, manages)]).toEqual(acts)
  },
)
