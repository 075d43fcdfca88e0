import { hash } from 'node:crypto'
import type { LeftOut, ReadResult } from './activity.ts'
import type { Archive } from './archive.ts'
import { headOf, type Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import type { ReadContext } from './read-context.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { FileRefusal, type RefusalCode } from './refusal.ts'
import { joined } from './joined.ts'
import { ARCHIVES, READERS } from './registry.ts'

/**
 * Reads a file of any known kind, in an archive or not. Throws FileRefusal. Takes as long as the
 * file is: outside a worker for tests and benches only.
 */
export async function readActivity(
  bytes: Uint8Array,
  limits: ReadLimits = DEFAULT_LIMITS,
): Promise<ReadResult> {
  const parts: ReadResult[] = []
  for await (const part of readParts(bytes, limits)) parts.push(part)
  return joined(parts)
}

/**
 * Does the same file by file, so that only one file of a large archive is in memory. What applies
 * to all of them comes last, without activities; a part that says nothing at all is a sign of life.
 */
export async function* readParts(
  bytes: Uint8Array,
  limits: ReadLimits,
): AsyncGenerator<ReadResult> {
  if (bytes.length === 0) throw new FileRefusal('empty_file')
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  yield* readAny(bytes, limits, HIGHEST_RANK)
}

/** Whether a file may hold several: anything else is read in one go. */
export const isArchive = (bytes: Uint8Array): boolean => archiveOf(headOf(bytes)) !== undefined

const archiveOf = (head: Head): Archive | undefined => ARCHIVES.find(({ detect }) => detect(head))

const HIGHEST_RANK = 2

async function* readAny(
  bytes: Uint8Array,
  limits: ReadLimits,
  rank: number,
  context?: ReadContext,
): AsyncGenerator<ReadResult> {
  const head = headOf(bytes)
  const archive = archiveOf(head)
  if (archive && archive.rank > rank) throw new FileRefusal('nested_archive')
  if (archive) yield* readMembers(archive, bytes, limits, context)
  else if (bytes.length > limits.expandedBytes) throw new FileRefusal('too_large')
  else yield readPlain(bytes, head, limits, context)
}

function readPlain(
  bytes: Uint8Array,
  head: Head,
  limits: ReadLimits,
  context?: ReadContext,
): ReadResult {
  const reader = READERS.find(({ detect }) => detect(head))
  if (!reader) throw new FileRefusal(isBlank(bytes) ? 'empty_file' : 'unknown_format')
  return reader.read(bytes, limits, context)
}

/**
 * One member that is no activity does not keep the others out; the whole is refused when none is
 * one.
 */
async function* readMembers(
  archive: Archive,
  bytes: Uint8Array,
  limits: ReadLimits,
  context?: ReadContext,
): AsyncGenerator<ReadResult> {
  const outcomes = new Map<string, LeftOut['reason']>()
  const left_out: LeftOut[] = []
  const starts = new Set<number>()
  for await (const member of archive.members(bytes, limits)) {
    if ('waiting' in member) {
      yield { kind: archive.name, activities: [], warnings: [] }
      continue
    }
    const name = member.name ?? ''
    const sha256 = 'bytes' in member ? hash('sha256', member.bytes) : ''
    const before = 'bytes' in member ? outcomes.get(sha256) : member.refused
    if (before !== undefined || !('bytes' in member)) {
      left_out.push({ name, reason: before ?? 'file_damaged' })
      continue
    }
    outcomes.set(sha256, 'repeated')
    try {
      const known = { ...context, ...member.context, starts }
      for await (const part of readAny(member.bytes, limits, archive.rank - 1, known)) {
        for (const second of startsOf(part)) starts.add(second)
        yield {
          ...part,
          warnings: [...new Set([...part.warnings, ...(member.warnings ?? [])])],
          member: { name, sha256: part.member?.sha256 ?? sha256 },
        }
      }
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      outcomes.set(sha256, error.code)
      left_out.push({ name, reason: error.code })
    }
  }
  if (![...outcomes.values()].includes('repeated')) throw new FileRefusal(mainReason(left_out))
  if (left_out.length > 0) yield { kind: archive.name, activities: [], warnings: [], left_out }
}

const startsOf = ({ activities }: ReadResult): number[] =>
  activities.flatMap(({ start_time }) =>
    start_time === null ? [] : [Math.round(Date.parse(start_time) / 1000)],
  )

/** Files by which a ZIP says that it is a document of some program. */
const DOCUMENT_PARTS: ReadonlySet<string> = new Set(['[Content_Types].xml', 'mimetype'])

/**
 * Why nothing in it can be read: archives in it can be unpacked first, a document is one file, and
 * of a single file its own reason says most.
 */
function mainReason(left_out: readonly LeftOut[]): RefusalCode {
  if (left_out.some(({ reason }) => reason === 'nested_archive')) return 'nested_archive'
  if (left_out.some(({ name }) => DOCUMENT_PARTS.has(name))) return 'unknown_format'
  const [only, ...more] = left_out
  const isAlone = only && more.length === 0 && only.reason !== 'repeated'
  return isAlone ? only.reason : 'archive_without_activity'
}

const BLANK: ReadonlySet<number> = new Set([
  0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff, 0,
])

/** Nothing but white space and byte order marks, to its end: documents may begin with zeros. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => BLANK.has(byte))
