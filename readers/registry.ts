import { headingKey } from '#domain/sheets/headings.ts'
import type { ReadResult } from './activity.ts'
import { appleHealthArchive, appleHealthReader } from './apple-health-file.ts'
import { startsWith, type Archive } from './archive.ts'
import { concept2JsonReader } from './concept2-json.ts'
import { fitReader } from './fit.ts'
import { fitlogReader } from './fitlog.ts'
import { garminSummariesReader } from './garmin-summaries.ts'
import { gpxReader } from './gpx.ts'
import { gzipArchive } from './gzip.ts'
import type { Head } from './head.ts'
import { kmlReader } from './kml.ts'
import type { ReadLimits } from './limits.ts'
import type { ReadContext } from './read-context.ts'
import { lzmaArchive } from './lzma.ts'
import { polarFlowReader } from './polar-flow.ts'
import { polarHrmReader } from './polar-hrm.ts'
import { pwxReader } from './pwx.ts'
import { recordingJsonReader } from './recording-json.ts'
import { rowTelemetryReader, telemetryReading } from './row-telemetry.ts'
import { sigmaSlfReader } from './sigma-slf.ts'
import { smlReader } from './sml.ts'
import { oldWorkbook } from './spreadsheet.ts'
import { boatcoachWaterReader } from './tables/boatcoach-water.ts'
import { boatcoachReader } from './tables/boatcoach.ts'
import { concept2SeasonReader } from './tables/concept2-season.ts'
import { concept2StrokesReader } from './tables/concept2-strokes.ts'
import { coxmateReader } from './tables/coxmate.ts'
import { crewnerdSummaryReader } from './tables/crewnerd-summary.ts'
import { crewnerdReader } from './tables/crewnerd.ts'
import { epsonReader } from './tables/epson.ts'
import { ergstickReader } from './tables/ergstick.ts'
import { floatReader } from './tables/float.ts'
import { garminConnectReader } from './tables/garmin-connect.ts'
import { heroReader } from './tables/hero.ts'
import { humonReader } from './tables/humon.ts'
import { kinomapReader } from './tables/kinomap.ts'
import { nkLogbookReader } from './tables/nk-logbook.ts'
import { nkSpeedcoachOldReader } from './tables/nk-speedcoach-old.ts'
import { nkSpeedcoachReader } from './tables/nk-speedcoach.ts'
import { oarlockReader } from './tables/oarlock.ts'
import { painsledDesktopReader } from './tables/painsled-desktop.ts'
import { painsledReader } from './tables/painsled.ts'
import { peachReader } from './tables/peach.ts'
import { quiskeReader } from './tables/quiske.ts'
import { ritmotimeReader } from './tables/ritmotime.ts'
import { rowproReader } from './tables/rowpro.ts'
import { rp3Reader } from './tables/rp3.ts'
import { smartrowListReader } from './tables/smartrow-list.ts'
import { smartrowReader } from './tables/smartrow.ts'
import { stravaActivitiesReader } from './tables/strava-activities.ts'
import { wahooReader } from './tables/wahoo.ts'
import { tcxReader } from './tcx.ts'
import { xzArchive } from './xz.ts'
import { zipArchive } from './zip.ts'
import { FileRefusal } from './refusal.ts'
import { isFields, parseJson } from './json.ts'

/** Our own row-telemetry/1 as JSON: the same keys, a row an object. */
const rowTelemetryJsonReader = {
  name: 'row-telemetry-json',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*\{/.test(text()) && /"format"\s*:\s*"row-telemetry\//i.test(text()),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parseJson(bytes)
  const rows = isFields(file) ? file['rows'] : undefined
  if (!isFields(file) || !Array.isArray(rows)) throw new FileRefusal('file_damaged')
  const said = (name: string): string => cellOf(file[name])
  const first = rows.find(isFields)
  const reading = telemetryReading(
    {
      format: said('format'),
      start: said('start'),
      boat: said('boat'),
      level: said('level'),
      seats: seatsText(file['seats']),
    },
    first ? Object.keys(first).slice(0, limits.tableColumns) : [],
    'decimal',
    limits,
  )
  const places = new Map(
    Object.keys(first ?? {}).flatMap((key) => [
      [headingKey(key), key] as const,
      [key, key] as const,
    ]),
  )
  for (const row of rows)
    if (isFields(row)) reading.add((name) => cellOf(row[places.get(name) ?? '']))
  return reading.finish()
}

/** Seats are written as above the rows of a table, or as an object by position. */
const seatsText = (seats: unknown): string =>
  isFields(seats)
    ? Object.entries(seats)
        .map(([position, name]) => `${position}=${cellOf(name)}`)
        .join(';')
    : cellOf(seats)

/** A value as a cell of the table would have it; a curve may also be a list. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((point) => typeof point === 'number').join(' ') : ''
}

/**
 * TIFF in either byte order, and its large form. The upload takes such a file; a picture holds no
 * activity, and it is said so.
 */
const tiffReader = {
  name: 'tiff',
  detect: ({ bytes }: Head): boolean =>
    startsWith(bytes, 0x49, 0x49, 0x2a, 0) ||
    startsWith(bytes, 0x4d, 0x4d, 0, 0x2a) ||
    startsWith(bytes, 0x49, 0x49, 0x2b, 0) ||
    startsWith(bytes, 0x4d, 0x4d, 0, 0x2b),
  read: (): never => {
    throw new FileRefusal('tiff_image')
  },
} as const

/** Archives we know by sight only: 7z, RAR, bzip2, Zstandard. */
const foreignArchive: Archive = {
  name: 'foreign-archive',
  rank: 2,
  detect: ({ bytes }) =>
    startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf) ||
    startsWith(bytes, 0x52, 0x61, 0x72, 0x21) ||
    startsWith(bytes, 0x42, 0x5a, 0x68) ||
    startsWith(bytes, 0x28, 0xb5, 0x2f, 0xfd),
  members: () => {
    throw new FileRefusal('archive_not_supported')
  },
}

export interface ActivityReader {
  readonly name: string
  /** true when the first bytes of a file, never its name, are of this kind */
  readonly detect: (head: Head) => boolean
  /** throws FileRefusal */
  readonly read: (bytes: Uint8Array, limits: ReadLimits, context?: ReadContext) => ReadResult
}

/** Every kind of archive that can be opened, in the order they are tried; before the readers. */
export const ARCHIVES: readonly Archive[] = [
  gzipArchive,
  appleHealthArchive,
  zipArchive,
  xzArchive,
  foreignArchive,
  oldWorkbook,
  lzmaArchive,
]

/**
 * Every kind of file that can be read, in the order they are tried: first those known by their
 * signature, then those known by headings.
 */
export const READERS: readonly ActivityReader[] = [
  fitReader,
  tiffReader,
  tcxReader,
  gpxReader,
  kmlReader,
  pwxReader,
  smlReader,
  sigmaSlfReader,
  fitlogReader,
  appleHealthReader,
  polarHrmReader,
  recordingJsonReader,
  rowTelemetryJsonReader,
  polarFlowReader,
  garminSummariesReader,
  concept2JsonReader,
  rowTelemetryReader,
  nkSpeedcoachReader,
  nkLogbookReader,
  concept2SeasonReader,
  concept2StrokesReader,
  rp3Reader,
  peachReader,
  quiskeReader,
  crewnerdReader,
  crewnerdSummaryReader,
  floatReader,
  ergstickReader,
  boatcoachReader,
  boatcoachWaterReader,
  painsledReader,
  painsledDesktopReader,
  smartrowReader,
  smartrowListReader,
  ritmotimeReader,
  coxmateReader,
  rowproReader,
  nkSpeedcoachOldReader,
  oarlockReader,
  kinomapReader,
  heroReader,
  humonReader,
  wahooReader,
  epsonReader,
  stravaActivitiesReader,
  garminConnectReader,
]
