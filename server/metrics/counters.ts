import { Counter, Histogram, Registry } from 'prom-client'

/** What this process has done since it began. */
export const counted = new Registry()
const registers = [counted]

export const requests = new Histogram({
  name: 'slipway_http_request_seconds',
  help: 'Duration of HTTP requests by method, route and status',
  registers,
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
})

const mails = new Counter({
  name: 'slipway_mails_total',
  help: 'Mails by what came of sending them; one that failed is tried again',
  registers,
  labelNames: ['outcome'] as const,
})

const pushes = new Counter({
  name: 'slipway_pushes_total',
  help: 'Messages to devices by what came of sending them; gone: the device has left',
  registers,
  labelNames: ['outcome'] as const,
})

const slowStatements = new Counter({
  name: 'slipway_slow_statements_total',
  help: 'Statements that took more than a second',
  registers,
  labelNames: ['pool'] as const,
})

const liveSamples = new Counter({
  name: 'slipway_live_samples_total',
  help: 'Samples of live boats taken in',
  registers,
})

type MailOutcome = 'sent' | 'kept' | 'failed' | 'refused'
type PushOutcome = 'sent' | 'gone' | 'failed'

/** A rate takes a counter that was there before the first event. */
for (const outcome of ['sent', 'kept', 'failed', 'refused'] satisfies MailOutcome[])
  mails.inc({ outcome }, 0)
for (const outcome of ['sent', 'gone', 'failed'] satisfies PushOutcome[]) pushes.inc({ outcome }, 0)
for (const pool of ['slipway app', 'slipway worker']) slowStatements.inc({ pool }, 0)

export const countMail = (outcome: MailOutcome) => mails.inc({ outcome })
export const countPush = (outcome: PushOutcome) => pushes.inc({ outcome })
export const countSlowStatement = (pool: string) => slowStatements.inc({ pool })
export const countSamples = (count: number) => liveSamples.inc(count)
