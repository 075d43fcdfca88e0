import { readActivity } from '../readers/read-activity.ts'
import { digestActivityFile } from '../server/recordings/imports/read-in-worker.ts'
import { connected } from './cluster.ts'
import { SEASON_START } from './databases.ts'
import { inTurn, ratioOf, spread } from './figures.ts'
import { CLUB, costOfImports, cpuOf, importing, missingOf, type Importing } from './importing.ts'
import type { Bench, Measured } from './row.ts'

const DAY_MS = 86_400_000
const HEADINGS =
  'Log ID,Date,Description,Work Time (Formatted),Work Time (Seconds),Rest Time (Formatted),' +
  'Rest Time (Seconds),Work Distance,Rest Distance,Stroke Rate/Cadence,Stroke Count,Pace,' +
  'Avg Watts,Cal/Hour,Total Cal,Avg Heart Rate,Drag Factor,Age,Weight,Type,Ranked,Comments'

/**
 * A season of a logbook, a row a workout, of which most make a session of their own: the whole
 * import beside the work of its thread alone, which is reading, figures and packing, and beside
 * parsing the rows alone. CPU time of this process with all its threads; what PostgreSQL spends is
 * given beside it.
 */
export const seasonImport = (bench: Bench): Promise<Measured<'season import'>> =>
  importing(bench, (parts) => measure(bench, parts))

async function measure(bench: Bench, parts: Importing): Promise<Measured<'season import'>> {
  const { workouts, rounds, warmUp } = bench.pick(
    { workouts: 371, rounds: 9, warmUp: 3 },
    { workouts: 20, rounds: 1, warmUp: 0 },
  )
  const season = seasonOf(workouts)
  const ofDatabase: number[] = []
  const parsed: number[] = []
  const ours = async () => {
    const cost = await costOfImports(parts, [season])
    ofDatabase.push(cost.database)
    return cost.ours
  }
  const bare = async () => {
    parsed.push(await cpuOf(() => parseAlone(season, workouts)))
    return cpuOf(() => digestAlone(season, workouts))
  }
  await inTurn(warmUp, ours, bare)
  // An installation does so within a minute; tables that were empty are searched from end to end.
  await connected(bench.cluster.superuserUrl(parts.database), (client) => client.query('analyze'))
  const pair = await inTurn(rounds, ours, bare)
  const rows = { ours: pair.ours, bare: parsed.slice(-rounds) }
  return {
    values: { ratio: ratioOf(pair), parse: ratioOf(rows) },
    figures: [
      `ours ${spread(pair.ours, 'ms CPU a season')}`,
      `its thread ${spread(pair.bare, 'ms')}`,
      `parsing ${spread(rows.bare, 'ms')}`,
      `beside it PostgreSQL ${spread(ofDatabase.slice(-rounds), 'ms')}`,
      `${workouts} workouts`,
    ],
    wrong: await missingOf(parts, workouts * (warmUp + rounds)),
  }
}

const demandAll = (read: number, workouts: number): void => {
  if (read !== workouts) throw new Error(`${read} of ${workouts} workouts were read`)
}

async function parseAlone(season: Uint8Array, workouts: number): Promise<void> {
  demandAll((await readActivity(season)).activities.length, workouts)
}

async function digestAlone(season: Uint8Array, workouts: number): Promise<void> {
  let read = 0
  // The thread takes the bytes it is given.
  const athlete = { hr_zones: null, max_hr: 190, age_years: 20 }
  const owner = { club: CLUB, person: 1 }
  for await (const { digests } of digestActivityFile(season.slice(), athlete, { owner }))
    read += digests.length
  demandAll(read, workouts)
}

/** One workout or two a day, as a club rows in winter. */
function seasonOf(workouts: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: workouts }, (_, n) => {
    const hours = n % 3 === 2 ? 18 : 7
    const at = new Date(SEASON_START + Math.floor((2 * n) / 3) * DAY_MS + hours * 3_600_000)
    const [seconds, metres] = [1800 + n, 7000 + 3 * n]
    const date = at.toISOString().slice(0, 19).replace('T', ' ')
    const figures = `30:00.0,${seconds},,,${metres},,22,660,2:08.5,165,900,450,148,110,,`
    return `${n + 1},${date},"${metres}m row",${figures},Indoor Rower,No,`
  })
  return new TextEncoder().encode([HEADINGS, ...rows, ''].join('\r\n'))
}
