// Types by openapi-typescript from the description of the calls, compiled: what others make of it.
// It needs a compiler of its own, which is why it is installed for this check alone.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApi } from '../server/http/openapi.ts'

const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3']

/** Uses the types as a program would; a call or a field that is not there does not compile. */
const USE = `import type { paths } from './types.js'
type Me = paths['/me']['get']['responses'][200]['content']['application/json']
export const nameOf = ({ data }: Me): string => data.full_name
`

/** Whether the types can be made and compiled, and what was said where they cannot. */
export function checkOpenApiTypes(): { passes: boolean; text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-types-'))
  const steps: [string, string[]][] = [
    ['npm', ['install', '--no-audit', '--no-fund', '--prefix', '.', ...PACKAGES]],
    ['node', ['node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'types.d.ts']],
    ['node', ['node_modules/typescript/bin/tsc', '--noEmit', '--strict', 'use.ts', 'types.d.ts']],
  ]
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApi('https://slipway.example')))
  writeFileSync(join(folder, 'use.ts'), USE)
  try {
    for (const [program, options] of steps) {
      const { status, stdout, stderr } = spawnSync(program, options, {
        cwd: folder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      })
      if (status !== 0) return { passes: false, text: `${program}: ${stdout}${stderr}` }
    }
    return { passes: true, text: 'openapi-typescript makes types of the calls, which compile.' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
