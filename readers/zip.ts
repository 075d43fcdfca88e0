import type { Entry } from 'yauzl'
import { startsWith, type Archive, type Member } from './archive.ts'
import { layoutOf } from './export-layout.ts'
import type { ReadLimits } from './limits.ts'
import { hasTrack } from './polar-hrm-pair.ts'
import { FileRefusal } from './refusal.ts'
import { exported } from './zip-export.ts'
import { entriesToRead, opener, openZip, type Open } from './zip-files.ts'

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
