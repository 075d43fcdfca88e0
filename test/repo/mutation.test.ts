import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COPIED } from '../../mutation/copied.ts'
import { ROOT } from './tree.ts'

test('the copy for mutation holds all that the configuration of the tests loads', () => {
  const config = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8')
  const loaded = [...config.matchAll(/from '\.\/([\w-]+)/g)].map(([, folder]) => folder)
  expect(loaded).toContain('web')
  expect(loaded.filter((folder) => !COPIED.some((name) => name === folder))).toEqual([])
})
