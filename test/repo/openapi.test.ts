import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApi } from '../../server/http/openapi.ts'
import { ROOT } from './tree.ts'

const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** What the linter prints of a description, and whether it passes. */
function lint(description: object): { passes: boolean; text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(description))
  const config = join(ROOT, 'redocly.yaml')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [REDOCLY, 'lint', file, '--config', config, '--format', 'stylish'],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  rmSync(folder, { recursive: true })
  return { passes: status === 0, text: `${stdout}${stderr}` }
}

test('the description of the calls passes the linter without errors and warnings', () => {
  const { passes, text } = lint(openApi('https://slipway.example'))
  expect(text).toContain('Your API description is valid')
  expect(text).not.toMatch(/\bwarning\b/)
  expect(passes).toBe(true)
})

test('a description with a word that OpenAPI does not know does not pass', () => {
  const { passes, text } = lint({ ...openApi('https://slipway.example'), paths: {}, beyond: 1 })
  expect(text).toContain('beyond')
  expect(passes).toBe(false)
})
