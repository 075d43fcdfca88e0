import { expect, test } from 'vitest'
import { canSaveAccount } from './admin.ts'

const viewer = (is_admin: boolean) => ({ user_id: 1, is_admin, club: null, has_clubs: false })

test.each([
  ['somebody who is no administrator', false, 2, { is_admin: false, disabled: false }, false],
  ['another account', true, 2, { is_admin: false, disabled: true }, true],
  ['another administrator', true, 2, { is_admin: true, disabled: false }, true],
  ['one’s own names', true, 1, { is_admin: true, disabled: false }, true],
  ['one’s own names and nothing else', true, 1, {}, true],
  ['one’s own rights', true, 1, { is_admin: false, disabled: false }, false],
  ['one’s own account shut', true, 1, { is_admin: true, disabled: true }, false],
])('%s', (_, admin, userId, account, may) =>
  expect(canSaveAccount(viewer(admin), userId, account)).toBe(may),
)
