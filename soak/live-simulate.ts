import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readActivity } from '../readers/read-activity.ts'
import { replayBoat, samplesOf } from './replay-boat.ts'

const USAGE = `Usage: npm run live:simulate -- --code CODE [--code CODE …]
       [--url URL] [--times 1–50] FILE …
Each code of a crew or an athlete gets a file in turn: FIT, TCX, GPX, or what else can be imported.`
const MOST_TIMES = 50

/** Boats that record from files, as phones would. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    code: { type: 'string', multiple: true, default: [] },
    times: { type: 'string', default: '1' },
  },
})
const times = Number(values.times)
if (values.code.length === 0 || positionals.length === 0 || !(times >= 1 && times <= MOST_TIMES)) {
  console.error(USAGE)
  process.exit(1)
}

const boats = await Promise.all(
  positionals.map(async (file) => {
    const { activities } = await readActivity(readFileSync(file))
    const [activity] = activities
    if (!activity) throw new Error(`${file} holds no recording`)
    return samplesOf(activity)
  }),
)
await Promise.all(
  values.code.map(async (code, index) => {
    const samples = boats[index % boats.length] ?? []
    const device = `simulated-${index}-${code.slice(0, 8)}`
    const sent = await replayBoat({ url: values.url, code, device, samples, times })
    console.log(`${code}: ${sent} samples`)
  }),
)
