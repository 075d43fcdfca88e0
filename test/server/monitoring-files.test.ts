import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collectProcessMetrics } from '../../server/metrics/serve-metrics.ts'
import { startTestApp } from '../support/app.ts'

collectProcessMetrics()
const app = await startTestApp()
afterAll(() => app.close())

const page = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const METRIC = /\b(?:slipway|process|nodejs)_\w+/g
const metricsIn = (text: string) => new Set(text.match(METRIC))
/** What is asked of a metric by a name of its own. */
const plain = (name: string) =>
  name.replace(/^(slipway_http_request_seconds)_(count|bucket|sum)$/, '$1')

const RULES = page('deploy/prometheus-rules.yml')
const dashboard = JSON.parse(page('deploy/grafana-dashboard.json')) as {
  panels: { targets: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

const served = async () => {
  const { text } = await app.call('GET', '/metrics')
  return new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
}

test.each([
  ['the rules', RULES],
  ['the dashboard', expressions.join('\n')],
])('%s name no metric that is not served', async (_, text) => {
  const names = [...metricsIn(text)].map(plain)
  expect(names.length).toBeGreaterThan(10)
  const known = await served()
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the dashboard shows every metric of our own', async () => {
  const shown = new Set([...metricsIn(expressions.join('\n'))].map(plain))
  const own = [...(await served())].filter((name) => name.startsWith('slipway_'))
  expect(own.filter((name) => !shown.has(name))).toEqual([])
})

test('every alert has its line in the page on monitoring', () => {
  const alerts = [...RULES.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  expect(alerts.length).toBeGreaterThan(10)
  const help = page('docs/operate/monitoring.md')
  expect(alerts.filter((name) => !help.includes(`| ${name} |`))).toEqual([])
})
