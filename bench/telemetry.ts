import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { channelsOfWire } from '../domain/training/telemetry-wire.ts'
import type { DemoFile } from '../server/demo/demo-file.ts'
import { bareDrawing, ourDrawing } from './bare/draw-strokes.ts'
import { dataDir, startCluster } from './cluster.ts'
import { digits, inTurn, ratioOf, spread, type Outcome } from './figures.ts'
import { LONG_STROKES, longTelemetry } from './long-telemetry.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'

const ROUNDS = 7
const MOST_DRAWING = 1.5
const MOST_PAYLOAD = 0.5

/**
 * A recording of 100,000 strokes in 12 channels: its bytes on the wire beside the same rows as
 * gzipped JSON, and what the browser's main thread
 * does from their arrival until all is drawn beside the library alone, drawing the same arrays at
 * the same sizes.
 */
export async function telemetry(): Promise<Outcome> {
  const cluster = await startCluster()
  await ensureDatabase(cluster, 'slipway', '')
  const server = await startProgram(
    { args: ['server/main.ts'], env: { DATA_DIR: dataDir } },
    '/readyz',
  )
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await measure(server.url, browser)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

async function measure(url: string, browser: Browser): Promise<Outcome> {
  const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile
  const calls = await signedIn(url, demo)
  const { session, activity } = await recorded(calls)
  const sent = await calls.sent(`activities/${activity}/strokes`)
  const wire = channelsOfWire(
    new Uint8Array(await (await calls.fetch(`activities/${activity}/strokes`)).arrayBuffer()),
  )
  const channels = wire.names.map((name) => ({ name, values: wire.values(name) }))
  const rows = Array.from({ length: LONG_STROKES }, (_, i) =>
    Object.fromEntries(channels.map(({ name, values }) => [name, values?.[i]])),
  )
  const json = gzipSync(JSON.stringify(rows)).length
  const payload = sent / json
  const page = { url, demo, path: `/session/${session}/telemetry` }
  const { work, plots } = await ourDrawing(browser, page)
  const times = await inTurn(ROUNDS, work, await bareDrawing(browser, plots, wire.values))
  const drawing = ratioOf(times)
  return {
    ratio: `drawing ${drawing.toFixed(2)}×, payload ${payload.toFixed(2)}×`,
    target: `≤ ${MOST_DRAWING}×, ≤ ${MOST_PAYLOAD}×`,
    figures: [
      `ours ${spread(times.ours, 'ms')}`,
      `bare ${spread(times.bare, 'ms')}`,
      `${plots.length} plots of ${LONG_STROKES} strokes`,
      `${digits(sent / 1000)} KB sent, ${digits(json / 1000)} KB as JSON`,
    ],
    faults: [
      ...(drawing <= MOST_DRAWING
        ? []
        : [`drawing takes ${drawing.toFixed(2)} times the library alone`]),
      ...(payload <= MOST_PAYLOAD ? [] : [`the payload is ${payload.toFixed(2)} of the JSON`]),
    ],
  }
}

type Calls = {
  fetch: (path: string, options?: RequestInit) => Promise<Response>
  /** Bytes of a reply as they come, compressed. */
  sent: (path: string) => Promise<number>
}

async function signedIn(url: string, { accounts, password, club_id }: DemoFile): Promise<Calls> {
  const body = {
    username: accounts.coach,
    password,
    grant_type: 'password',
    client_id: 'bench',
    client_secret: 'bench',
  }
  const answer = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}`, 'selected-club-id': String(club_id) }
  return {
    fetch: (path, options = {}) =>
      fetch(`${url}/api/v2/${path}`, { ...options, headers: { ...headers, ...options.headers } }),
    sent: (path) =>
      new Promise((resolve, reject) => {
        get(
          `${url}/api/v2/${path}`,
          { headers: { ...headers, 'accept-encoding': 'br' } },
          (reply) => {
            let bytes = 0
            reply
              .on('data', (chunk: Buffer) => (bytes += chunk.length))
              .on('end', () => resolve(bytes))
          },
        ).on('error', reject)
      }),
  }
}

type Held = { data: { state: string; session_id: number | null; activities: { id: number }[] } }

/** The long recording in a session of its own, uploaded once: the same file again is the first. */
async function recorded(calls: Calls): Promise<{ session: number; activity: number }> {
  const form = new FormData()
  form.set('file', new File([longTelemetry()], 'long.csv'))
  const answer = await calls.fetch('imports', { method: 'POST', body: form })
  const { data } = (await answer.json()) as { data: { id: number } }
  for (;;) {
    const held = (await (await calls.fetch(`imports/${data.id}`)).json()) as Held
    const { state, session_id, activities } = held.data
    if (state === 'done' && session_id !== null)
      return { session: session_id, activity: activities[0]?.id ?? 0 }
    if (state !== 'queued' && state !== 'reading')
      throw new Error(`The long recording is ${state}.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
