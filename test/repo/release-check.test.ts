import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { billOfMaterials, type Lock } from '../../scripts/bill-of-materials.ts'
import { judgeAudit } from '../../scripts/release-check.ts'
import { ROOT } from './tree.ts'

const report = (...weaknesses: { name: string; severity: string }[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(weaknesses.map((one) => [one.name, one])),
    metadata: { vulnerabilities: {} },
  })

describe('known weaknesses of packages', () => {
  test.each([
    ['there is none', report(), 'passed'],
    ['one is moderate', report({ name: 'a', severity: 'moderate' }), 'passed'],
    ['one is high', report({ name: 'a', severity: 'high' }), 'failed'],
    ['one is critical', report({ name: 'a', severity: 'critical' }), 'failed'],
    ['the registry refuses', '{"message":"405 Method Not Allowed","statusCode":405}', 'unanswered'],
    ['the registry is away', '{"message":"connect ECONNREFUSED","error":{}}', 'unanswered'],
    ['npm wrote nothing', '', 'unanswered'],
    ['npm wrote half', '{"vulnerabilities":{', 'unanswered'],
    ['npm counted nothing', '{"vulnerabilities":{}}', 'unanswered'],
  ])('when %s', (_, output, outcome) => expect(judgeAudit(output).outcome).toBe(outcome))

  test('say that nothing was checked when the registry does not answer', () => {
    const { lines } = judgeAudit('{"message":"405 Method Not Allowed"}')
    expect(lines.join(' ')).toMatch(/nothing was checked.*405 Method Not Allowed/)
  })
})

describe('the bill of materials', () => {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as T
  const manifest = read<{ name: string; version: string; dependencies: object }>('package.json')
  const bill = billOfMaterials(read<Lock>('package-lock.json'), new Date(0))
  const refs = bill.components.map((one) => one['bom-ref'])

  test('names every package the server and the pages are made with, as it is locked', () => {
    const asked = Object.entries(manifest.dependencies).map(
      ([name, version]) => `${name}@${version}`,
    )
    expect(asked.filter((one) => !refs.includes(one))).toEqual([])
  })

  test('names none that is for development', () => {
    const names = bill.components.map(({ name }) => name)
    expect(names.filter((name) => /^(vitest|oxlint|oxfmt|playwright-core)$/.test(name))).toEqual([])
  })

  test('is of the product, and links nothing it does not name', () => {
    expect(bill.metadata.component).toMatchObject({ name: 'slipway', version: manifest.version })
    const known = new Set([...refs, bill.metadata.component['bom-ref']])
    const linked = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(linked.filter((one) => !known.has(one))).toEqual([])
    expect(new Set(refs).size).toBe(refs.length)
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(bill.components.every(({ hashes }) => hashes?.[0]?.alg === 'SHA-512')).toBe(true)
  })

  test('finds a package within another one before the one beside it', () => {
    const lock: Lock = {
      packages: {
        '': { name: 'x', version: '1.0.0', dependencies: { a: '1', b: '1' } },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': { version: '2.0.0' },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0', dev: true },
      },
    }
    expect(billOfMaterials(lock, new Date(0)).dependencies).toEqual([
      { ref: 'x@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['b@2.0.0'] },
      { ref: 'b@2.0.0', dependsOn: [] },
      { ref: 'b@1.0.0', dependsOn: [] },
    ])
  })
})
