import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { channelsOfWire } from '../domain/training/telemetry-wire.ts'
import { bareDrawing, ourDrawing } from './bare/draw-strokes.ts'
import { ensureMembers, MEMBER_TOKEN } from './databases.ts'
import { digits, inTurn, ratioOf, spread } from './figures.ts'
import { longTelemetry } from './long-telemetry.ts'
import type { Bench, Measured } from './row.ts'

/** A page is left alone for so long until nothing more happens in it. */
const FULL = { strokes: 100_000, rounds: 7, quiet: 1500 }
const SMALLEST = { strokes: 500, rounds: 1, quiet: 100 }

/**
 * A recording of 100,000 strokes in 12 channels: its bytes on the wire beside the same rows as
 * gzipped JSON, and what the browser's main thread does from their arrival until all is drawn
 * beside the library alone, drawing the same arrays at the same sizes.
 */
export async function telemetry(bench: Bench): Promise<Measured<'telemetry'>> {
  const { strokes, rounds, quiet } = bench.pick(FULL, SMALLEST)
  const database = await ensureMembers(bench.cluster, bench.size)
  const { url } = await bench.product(database, 'web,worker,live')
  const { session, activity } = await recorded(url, strokes)
  const path = `activities/${activity}/strokes`
  const sent = await bytesOf(url, path)
  const wire = channelsOfWire(new Uint8Array(await (await call(url, path)).arrayBuffer()))
  const channels = wire.names.map((name) => ({ name, values: wire.values(name) }))
  const rows = Array.from({ length: strokes }, (_, i) =>
    Object.fromEntries(channels.map(({ name, values }) => [name, values?.[i]])),
  )
  const json = gzipSync(JSON.stringify(rows)).length
  const browser = await bench.browser()
  const page = { url, token: MEMBER_TOKEN, path: `/session/${session}/telemetry`, quiet }
  const { work, plots } = await ourDrawing(browser, page)
  const times = await inTurn(
    rounds,
    work,
    await bareDrawing(browser, { plots, quiet, channels: wire.values }),
  )
  const missing = channels.filter(({ values }) => values?.length !== strokes)
  return {
    values: { drawing: ratioOf(times), payload: sent / json },
    figures: [
      `ours ${spread(times.ours, 'ms')}`,
      `bare ${spread(times.bare, 'ms')}`,
      `${plots.length} plots of ${strokes} strokes`,
      `${digits(sent / 1000)} KB sent, ${digits(json / 1000)} KB as JSON`,
    ],
    wrong: missing.map(({ name, values }) => `${name} has ${values?.length} strokes`),
  }
}

const HEADERS = { authorization: `Bearer ${MEMBER_TOKEN}`, 'selected-club-id': '1' }

const call = (url: string, path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/api/v2/${path}`, { ...options, headers: HEADERS })

/** Bytes of a reply as they come, compressed. */
const bytesOf = (url: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { ...HEADERS, 'accept-encoding': 'br' }
    get(`${url}/api/v2/${path}`, { headers }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })

type Held = { data: { state: string; session_id: number | null; activities: { id: number }[] } }

/** The long recording in a session of its own, uploaded once: the same file again is the first. */
async function recorded(
  url: string,
  strokes: number,
): Promise<{ session: number; activity: number }> {
  const form = new FormData()
  form.set('file', new File([longTelemetry(strokes)], 'long.csv'))
  const answer = await call(url, 'imports', { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`imports answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { id: number } }
  for (;;) {
    const held = (await (await call(url, `imports/${data.id}`)).json()) as Held
    const { state, session_id, activities } = held.data
    if (state === 'done' && session_id !== null)
      return { session: session_id, activity: activities[0]?.id ?? 0 }
    if (state !== 'queued' && state !== 'reading')
      throw new Error(`The long recording is ${JSON.stringify(held)}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
