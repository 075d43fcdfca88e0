import type { Warning } from '../activity.ts'
import {
  appleHealthArchive,
  appleHealthReader,
  openHealthArchive,
  runThrough,
  runThroughPlain,
} from '../apple-health-file.ts'
import type { Archive } from '../archive.ts'
import { fitReader, readFitParts } from '../fit.ts'
import { addFitMornings } from '../fit-mornings.ts'
import { gzipArchive } from '../gzip.ts'
import { headOf } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { zipArchive } from '../zip.ts'
import { healthMornings } from './apple.ts'
import { gatherMornings, type MorningFile } from './found.ts'

/** Nothing yet, from a file that is long. */
export type Waiting = { readonly waiting: true }

const ARCHIVES: readonly Archive[] = [gzipArchive, zipArchive]
const HIGHEST_RANK = 2

/**
 * Reads what a file says of mornings: an export of Apple Health, packed or not, or FIT files of a
 * watch or a scale, also in an archive. The last thing that comes is what was found. Throws
 * FileRefusal, also when there is nothing of the kind in it.
 * @param timeZone on whose clock the days are
 */
export async function* readMornings(
  bytes: Uint8Array,
  timeZone: string,
  limits: ReadLimits = DEFAULT_LIMITS,
): AsyncGenerator<Waiting | MorningFile> {
  if (bytes.length === 0) throw new FileRefusal('empty_file')
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  const head = headOf(bytes)
  if (appleHealthArchive.detect(head)) {
    const health = healthMornings(timeZone, limits)
    const packed = await openHealthArchive(bytes)
    for await (const _ of runThrough(packed, health.hear, limits)) yield { waiting: true }
    yield demandAny(health.finish())
    return
  }
  const found = { mornings: gatherMornings(timeZone), warnings: [] as Warning[], files: 0 }
  for await (const file of filesOf(bytes, limits, HIGHEST_RANK)) {
    const health = plainHealth(file, timeZone, limits)
    // Such an export holds all there is: nothing is looked for beside it.
    if (health) {
      yield demandAny(health)
      return
    }
    if (!fitReader.detect(headOf(file))) continue
    const { parts, warnings } = readFitParts(file, limits)
    found.files++
    found.warnings.push(...warnings)
    if (parts.some((part) => part.damaged)) found.warnings.push('damaged')
    if (parts.some((part) => part.truncated)) found.warnings.push('truncated')
    addFitMornings(found.mornings, parts, { timeZone, limits })
    yield { waiting: true }
  }
  if (found.files === 0) throw new FileRefusal('no_mornings')
  yield demandAny(found.mornings.finish('fit', found.warnings))
}

/** The files in an archive that can be unpacked, or the file itself. */
async function* filesOf(
  bytes: Uint8Array,
  limits: ReadLimits,
  rank: number,
): AsyncGenerator<Uint8Array> {
  const head = headOf(bytes)
  const archive = ARCHIVES.find(({ detect }) => detect(head))
  if (!archive) {
    if (bytes.length > limits.expandedBytes) throw new FileRefusal('too_large')
    yield bytes
    return
  }
  if (archive.rank > rank) return
  for await (const member of archive.members(bytes, limits))
    if ('bytes' in member) yield* filesOf(member.bytes, limits, archive.rank - 1)
}

function plainHealth(
  bytes: Uint8Array,
  timeZone: string,
  limits: ReadLimits,
): MorningFile | undefined {
  if (!appleHealthReader.detect(headOf(bytes))) return undefined
  const health = healthMornings(timeZone, limits)
  runThroughPlain(bytes, health.hear)
  return health.finish()
}

function demandAny(file: MorningFile): MorningFile {
  const isEmpty = file.readings.length + file.refused_count + file.other_hrv === 0
  if (isEmpty && file.warnings.some((warning) => BROKEN.has(warning)))
    throw new FileRefusal('file_damaged')
  if (isEmpty) throw new FileRefusal('no_mornings')
  return file
}

const BROKEN: ReadonlySet<Warning> = new Set(['damaged', 'truncated', 'part_not_read'])
