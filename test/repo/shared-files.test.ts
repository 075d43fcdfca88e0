import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RECORDING_ENDINGS } from '#domain/constants/recording-files.ts'
import { ROOT } from './tree.ts'

test('the installed app takes shared files of every ending that the dialogue offers', () => {
  const manifest = readFileSync(join(ROOT, 'web/public/manifest.webmanifest'), 'utf8')
  const [, list = ''] = /"share_target"[^]*?"accept": \[([^\]]*)\]/.exec(manifest) ?? []
  const endings = [...list.matchAll(/"(\.\w+)"/g)].map(([, ending]) => ending)
  expect(endings).toEqual([...RECORDING_ENDINGS])
})
