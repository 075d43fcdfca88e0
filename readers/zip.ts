import type { Entry } from 'yauzl'
import { startsWith, type Archive, type Member } from './archive.ts'
import { layoutOf, type Layout } from './export-layout.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal, type RefusalCode } from './refusal.ts'
import { entriesToRead, opener, openZip, type Open, type Budget } from './zip-files.ts'
import { gpxReader } from './gpx.ts'
import { gpxTrack } from './gpx-track.ts'
import { headOf } from './head.ts'
import { instantBy } from './polar-hrm-track.ts'
import { polarHrmReader, wallClockIn } from './polar-hrm.ts'
import { sportOfGpx } from './sport-map.ts'
import {
  stravaActivities,
  stravaActivitiesReader,
  type StravaActivity,
} from './tables/strava-activities.ts'

/** What the list of Strava's bulk export says of the files beside it. */
interface StravaList {
  readonly sportOf: (name: string) => number | null
  /** activities without a file of their own in the archive */
  readonly alone: (names: readonly string[]) => Member[]
}

/** Reads the list; null for a table that is none. Throws FileRefusal when it is too long. */
function readStravaList(bytes: Uint8Array, limits: ReadLimits): StravaList | null {
  if (!stravaActivitiesReader.detect(headOf(bytes))) return null
  const activities = stravaActivities(bytes, limits)
  const byFile = new Map(activities.map((activity) => [activity.file, activity]))
  return {
    sportOf: (name) => sportOfGpx(byFile.get(fileIn(name))?.sport ?? ''),
    alone: (names) => {
      const files = new Set(names.map(fileIn))
      return activities.filter(({ file }) => file === '' || !files.has(file)).map(memberOf)
    },
  }
}

/** The name as the list has it, without a folder around the whole. */
const fileIn = (name: string): string => name.slice(Math.max(0, name.indexOf('activities/')))

const memberOf = ({ id, recording }: StravaActivity): Member => ({
  name: `activities.csv ${id}`,
  bytes: Buffer.from(JSON.stringify({ format: 'recording/1', ...recording })),
})

interface Export {
  readonly entries: readonly Entry[]
  readonly layout: Layout
  readonly open: Open
  readonly budget: Budget
  readonly limits: ReadLimits
}

/** The activities of a provider's export; what else it holds is left out unread. */
async function* exported(whole: Export): AsyncGenerator<Member> {
  const { entries, layout, limits } = whole
  const list = entries.find(({ fileName }) => layout(fileName) === 'list')
  const listed = list && { ...(await openOrLeave(list, whole.open)), name: list.fileName }
  const strava = listed && 'bytes' in listed ? readStravaList(listed.bytes, limits) : null
  if (listed && !strava) yield listed
  let left = limits.members
  for await (const file of filesOf(whole)) {
    const { name } = file
    if ('refused' in file) yield file
    else if (left-- <= 0) yield { refused: 'too_many_members', name }
    else {
      const sport = strava?.sportOf(name) ?? null
      yield { ...(await file.open()), name, ...(sport !== null && { context: { sport } }) }
    }
  }
  yield* strava?.alone(entries.map(({ fileName }) => fileName)) ?? []
}

type ListedFile = { readonly name: string } & (
  | { readonly refused: RefusalCode }
  | { readonly open: () => Promise<Member> }
)

/** Also those in archives in it. Lists of what other files hold more exactly come last. */
async function* filesOf(whole: Export): AsyncGenerator<ListedFile> {
  const { entries, layout } = whole
  const isLast = ({ fileName }: Entry) => layout(fileName) === 'last'
  for (const entry of [...entries.filter((one) => !isLast(one)), ...entries.filter(isLast)]) {
    const name = entry.fileName
    const role = layout(name)
    if (role === 'beside') yield { refused: 'beside_activities', name }
    else if (role === 'archive') yield* filesWithin(entry, whole)
    else if (role !== 'list') yield { name, open: () => openOrLeave(entry, whole.open) }
  }
}

/** One that is too large to be held whole is for the person to unpack. */
async function* filesWithin(entry: Entry, { open, budget, limits }: Export) {
  const name = entry.fileName
  const archive: Member =
    entry.uncompressedSize > limits.expandedBytes
      ? { refused: 'nested_archive' }
      : await openOrLeave(entry, open)
  const inner = 'bytes' in archive ? await entriesWithin(archive.bytes, limits, budget) : archive
  if ('refused' in inner) yield { refused: inner.refused, name }
  else if ('entries' in inner)
    for (const one of inner.entries)
      yield { name: `${name}/${one.fileName}`, open: () => openOrLeave(one, inner.open) }
}

async function entriesWithin(bytes: Uint8Array, limits: ReadLimits, budget: Budget) {
  try {
    const zip = await openZip(bytes)
    if (zip.entryCount > budget.entries) throw new FileRefusal('too_many_members')
    budget.entries -= zip.entryCount
    return { entries: await entriesToRead(zip), open: opener(zip, limits, budget) }
  } catch (error) {
    return leave(error)
  }
}

/** One that cannot be unpacked, by itself or after so many others, is left out. */
const openOrLeave = (entry: Entry, open: Open): Promise<Member> => open(entry).catch(leave)

function leave(error: unknown): { readonly refused: RefusalCode } {
  if (error instanceof FileRefusal) return { refused: error.code }
  throw error
}

/** Whether two files are a Polar HRM and the GPX of the same workout. */
function hasTrack(rates: Uint8Array, track: Uint8Array, limits: ReadLimits): boolean {
  const [one, other] = [headOf(rates), headOf(track)]
  if (!polarHrmReader.detect(one) || !gpxReader.detect(other)) return false
  const wall = wallClockIn(one)
  const points = gpxTrack(track, limits)
  return wall !== null && points !== null && instantBy(wall, points) !== null
}

/**
 * A ZIP, also an empty or a spanned one. Directories, links and the notes of operating systems in
 * it are passed over.
 */
export const zipArchive: Archive = {
  name: 'zip',
  rank: 2,
  detect: ({ bytes }) => startsWith(bytes, 0x50, 0x4b) && [3, 5, 7].includes(bytes[2] ?? 0),
  members,
}

/** More files than the export of a provider has, and still few enough to list. */
const MOST_ENTRIES = 50_000

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  const zip = await openZip(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw new FileRefusal('too_many_members')
  const entries = await entriesToRead(zip)
  const layout = layoutOf(entries.map(({ fileName }) => fileName))
  if (!layout && zip.entryCount > limits.members) throw new FileRefusal('too_many_members')
  const budget = { bytes: limits.archiveBytes, entries: MOST_ENTRIES - zip.entryCount }
  const open = opener(zip, limits, budget)
  yield* layout ? exported({ entries, layout, open, budget, limits }) : each(entries, open, limits)
}

const stemOf = ({ fileName }: Entry): string => fileName.toLowerCase().replace(/\.[^./]*$/, '')
const endsIn = ({ fileName }: Entry, ending: string): boolean =>
  fileName.toLowerCase().endsWith(ending)

/** Each file by itself, but a Polar HRM with its GPX, where they are of one workout. */
async function* each(
  entries: readonly Entry[],
  open: Open,
  limits: ReadLimits,
): AsyncGenerator<Member> {
  const trackOf = pairs(entries)
  const tracks = new Set(trackOf.values())
  for (const entry of entries) {
    const track = trackOf.get(entry)
    if (track) yield* together(await open(entry), await open(track), limits)
    else if (!tracks.has(entry)) yield await open(entry)
  }
}

/** The GPX of each Polar HRM by its name, or the only one where there is but one of each. */
function pairs(entries: readonly Entry[]): Map<Entry, Entry> {
  const rates = entries.filter((entry) => endsIn(entry, '.hrm'))
  const tracks = entries.filter((entry) => endsIn(entry, '.gpx'))
  const [first] = tracks
  if (first && rates.length === 1 && tracks.length === 1)
    return new Map(rates.map((entry) => [entry, first]))
  const left = new Map(tracks.map((entry) => [stemOf(entry), entry]))
  const found = new Map<Entry, Entry>()
  for (const entry of rates) {
    const track = left.get(stemOf(entry))
    if (track && left.delete(stemOf(entry))) found.set(entry, track)
  }
  return found
}

function* together(rates: Member, track: Member, limits: ReadLimits): Generator<Member> {
  if ('bytes' in rates && 'bytes' in track && hasTrack(rates.bytes, track.bytes, limits))
    yield { ...rates, context: { track: track.bytes } }
  else yield* [rates, track]
}
