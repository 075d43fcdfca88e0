import type { Entry, ZipFile } from 'yauzl'
import { decodeText } from '#domain/sheets/decode-text.ts'
import type { ReadResult } from './activity.ts'
import { healthExport, type HealthWorkout, type HeartRates } from './apple-health.ts'
import { startsWith, type Archive, type Member } from './archive.ts'
import type { Head } from './head.ts'
import { joined } from './joined.ts'
import type { ReadLimits } from './limits.ts'
import { recordingJsonReader } from './recording-json.ts'
import { FileRefusal } from './refusal.ts'
import { entriesOf, gather, openZip } from './zip-files.ts'
import { gpxTrack } from './gpx-track.ts'

/** Apple's words where another maker's word says the same; the others are taken as they are. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['PaddleSports', 'paddling'],
  ['CrossCountrySkiing', 'crosscountryskiing'],
  ['DownhillSkiing', 'alpineskiing'],
  ['TraditionalStrengthTraining', 'strengthtraining'],
  ['FunctionalStrengthTraining', 'strengthtraining'],
  ['StairClimbing', 'stairstepper'],
  ['SurfingSports', 'surfing'],
])
const INDOORS: ReadonlySet<string> = new Set(['Rowing', 'Cycling', 'Running'])

const wordOf = ({ sport, indoor }: HealthWorkout): string =>
  indoor && INDOORS.has(sport) ? `indoor${sport}` : (WORDS.get(sport) ?? sport)

/** A heart rate holds for this many seconds, or until the next one. */
const HOLDS = 15

/** One workout of an export as a recording/1, from its track and the heart rates of its time. */
function healthRecording(
  workout: HealthWorkout,
  rates: HeartRates,
  route: Uint8Array | null,
  limits: ReadLimits,
): Uint8Array {
  const { start, end, device, distance, paused } = workout
  const track = route === null ? null : gpxTrack(route, limits)
  const heart = rates(start, end)
  const channels = track
    ? {
        ...track.channels,
        t: track.t.map((moment) => moment - start),
        heart_rate: alongside(track.t, heart),
      }
    : { t: heart.t.map((moment) => moment - start), heart_rate: heart.rate }
  const recording = {
    format: 'recording/1',
    provider: 'apple-health',
    sport: wordOf(workout),
    device,
    start: new Date(start * 1000).toISOString(),
    elapsed: end - start,
    timer: end - start - paused,
    ...(paused > 0 && !track && { moving: end - start - paused }),
    distance,
    channels,
    laps: [],
  }
  return Buffer.from(JSON.stringify(recording))
}

/** Gives each moment the last rate before it that still holds. */
function alongside(
  moments: readonly number[],
  { t, rate }: { t: readonly number[]; rate: readonly number[] },
): (number | null)[] {
  let at = -1
  return moments.map((moment) => {
    while (at + 1 < t.length && (t[at + 1] ?? 0) <= moment) at++
    return at >= 0 && moment - (t[at] ?? 0) <= HOLDS ? (rate[at] ?? null) : null
  })
}

const FOLDER = 'apple_health_export/'
/** The name of the first entry is in the first bytes of the archive. */
const NAME_AT = 30

/**
 * The export of Apple Health as the phone packs it: one file of all records, far larger than any
 * other kind may be, which is run through
 * piece by piece and never held, and the tracks beside it. Each workout comes out as a recording of
 * its own.
 */
export const appleHealthArchive: Archive = {
  name: 'apple-health-archive',
  rank: 2,
  detect: ({ bytes }) =>
    startsWith(bytes, 0x50, 0x4b, 3, 4) &&
    decodeText(bytes.subarray(NAME_AT, NAME_AT + FOLDER.length)).toLowerCase() === FOLDER,
  members,
}

/** More tracks than anybody's life has, and still few enough to list. */
const MOST_ENTRIES = 50_000
/** Bytes of the file of records: those of many years with a watch. */
const MOST_RECORDS = 4e9
const MOST_TRACK = 40e6
/** Reading this many bytes takes far less time than the wait for a reader that is stuck. */
const SIGN_OF_LIFE = 32e6
const MEGABYTE = 1e6

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  const packed = await openHealthArchive(bytes)
  const { zip, entries } = packed
  const health = healthExport(limits)
  for await (const _ of runThrough(packed, health.hear, limits)) yield { waiting: true }
  const { workouts, heartRates, warnings } = health.finish()
  for (const workout of workouts.slice(0, limits.members)) {
    const entry =
      workout.route === null
        ? undefined
        : entries.get(`${FOLDER}${workout.route.replace(/^\//, '').toLowerCase()}`)
    yield {
      bytes: healthRecording(workout, heartRates, entry ? await trackOf(zip, entry) : null, limits),
      warnings,
    }
  }
  if (workouts.length > limits.members) yield { refused: 'too_many_members' }
}

type Packed = { zip: ZipFile; entries: ReadonlyMap<string, Entry>; records: Entry }

/** The export as it is packed, its entries by their names in small letters. */
export async function openHealthArchive(bytes: Uint8Array): Promise<Packed> {
  const zip = await openZip(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw new FileRefusal('too_many_members')
  const entries = new Map<string, Entry>()
  for await (const entry of entriesOf(zip)) entries.set(entry.fileName.toLowerCase(), entry)
  const records = await recordsIn(zip, [...entries.values()])
  if (!records) throw new FileRefusal('archive_without_activity')
  return { zip, entries, records }
}

/**
 * The file of all records: a phone names it in its own language. Beside it lies one for hospitals.
 */
async function recordsIn(zip: ZipFile, entries: readonly Entry[]): Promise<Entry | undefined> {
  const tables = entries.filter(
    ({ fileName }) =>
      !fileName.slice(FOLDER.length).includes('/') && fileName.toLowerCase().endsWith('.xml'),
  )
  for (const entry of tables) if (isRecords(await beginningOf(zip, entry))) return entry
  return undefined
}

const BEGINNING = 4096
/** Its document type, which goes before everything, or its first element. */
const isRecords = (text: string): boolean => /<(?:!DOCTYPE\s+)?HealthData[\s>]/.test(text)

async function beginningOf(zip: ZipFile, entry: Entry): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      if (piece instanceof Uint8Array) text += decoder.decode(piece, { stream: true })
      if (text.length >= BEGINNING) break
    }
  } catch {
    // A damaged entry is judged by the text read so far.
  }
  return text.slice(0, BEGINNING)
}

/** Returns null where it cannot be unpacked: the workout is kept without it. */
async function trackOf(zip: ZipFile, entry: Entry): Promise<Uint8Array | null> {
  try {
    return await gather(await zip.openReadStreamPromise(entry), MOST_TRACK)
  } catch {
    return null
  }
}

/** Hands on the text of all records, and yields from time to time how many bytes it has read. */
export async function* runThrough(
  { zip, records: entry }: Packed,
  hear: (text: string) => void,
  { ratio }: ReadLimits,
): AsyncGenerator<number> {
  const decoder = new TextDecoder()
  const most = Math.min(MOST_RECORDS, Math.max(MEGABYTE, entry.compressedSize * ratio))
  let size = 0
  let reported = 0
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      if (!(piece instanceof Uint8Array)) continue
      size += piece.length
      if (size > most) throw new FileRefusal('too_large')
      hear(decoder.decode(piece, { stream: true }))
      if (size - reported >= SIGN_OF_LIFE) yield (reported = size)
    }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('file_damaged')
  }
}

/**
 * The file of records alone, taken out of its archive: without tracks, and no larger than other
 * files.
 */
export const appleHealthReader = {
  name: 'apple-health',
  detect: ({ text }: Head): boolean => /<HealthData[\s>]/.test(text()),
  read,
} as const

const PIECE = 1 << 20

/** Hands on the text of a file piece by piece. */
export function runThroughPlain(bytes: Uint8Array, hear: (text: string) => void): void {
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += PIECE)
    hear(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }))
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const health = healthExport(limits)
  runThroughPlain(bytes, health.hear)
  const { workouts, heartRates, warnings: own } = health.finish()
  const parts = workouts
    .slice(0, limits.members)
    .map((workout) =>
      recordingJsonReader.read(healthRecording(workout, heartRates, null, limits), limits),
    )
  const { activities, warnings: found } = joined(parts)
  const warnings = [...found, ...own]
  return {
    kind: 'apple-health',
    activities,
    warnings: workouts.length > parts.length ? [...warnings, 'member_not_read'] : warnings,
  }
}
