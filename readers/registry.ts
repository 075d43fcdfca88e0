import type { ReadResult } from './activity.ts'
import { appleHealthArchive, appleHealthReader } from './apple-health-file.ts'
import type { Archive } from './archive.ts'
import { concept2JsonReader } from './concept2-json.ts'
import { fitReader } from './fit.ts'
import { fitlogReader } from './fitlog.ts'
import { foreignArchive } from './foreign-archive.ts'
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
import { rowTelemetryReader } from './row-telemetry.ts'
import { rowTelemetryJsonReader } from './row-telemetry-json.ts'
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
import { tiffReader } from './tiff.ts'
import { xzArchive } from './xz.ts'
import { zipArchive } from './zip.ts'

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
