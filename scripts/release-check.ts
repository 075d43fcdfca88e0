// npm run release:check: known weaknesses of the packages, the bill of materials of a release, and
// whether others can make types of the description of the calls.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials, type Lock } from './bill-of-materials.ts'
import { checkOpenApiTypes } from './check-openapi-types.ts'

const root = join(import.meta.dirname, '..')
const BILL = join('dist', 'sbom.cdx.json')

export type Verdict = { outcome: 'passed' | 'failed' | 'unanswered'; lines: string[] }

type Weakness = { name: string; severity: string; range?: string }
const GRAVE = ['high', 'critical']

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** What `npm audit --json` found: only a report that counts weaknesses is one. */
export function judgeAudit(output: string): Verdict {
  const report = parsed(output)
  const { vulnerabilities, metadata, message } = report ?? {}
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null || !metadata)
    return {
      outcome: 'unanswered',
      lines: [
        'The registry did not answer which packages have known weaknesses: nothing was checked.',
        ...(typeof message === 'string' ? [message] : []),
      ],
    }
  const found = Object.values(vulnerabilities as Record<string, Weakness>)
  const grave = found.filter(({ severity }) => GRAVE.includes(severity))
  return {
    outcome: grave.length > 0 ? 'failed' : 'passed',
    lines: [
      `${found.length} packages have known weaknesses, ${grave.length} of them high or critical.`,
      ...found.map(({ name, severity, range = '' }) => `  ${severity}: ${name} ${range}`.trimEnd()),
    ],
  }
}

const npm = (...args: string[]): string =>
  spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 100_000_000,
  }).stdout ?? ''

function check(): number {
  const { outcome, lines } = judgeAudit(npm('audit', '--omit=dev', '--json'))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const bill = billOfMaterials(lock, new Date())
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, BILL), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`The bill of materials in ${BILL} names ${bill.components.length} packages.`)
  const print = outcome === 'passed' ? console.log : console.error
  print(lines.join('\n'))
  const types = checkOpenApiTypes()
  ;(types.passes ? console.log : console.error)(types.text)
  return outcome === 'passed' && types.passes ? 0 : 1
}

if (import.meta.main) process.exitCode = check()
