import type { ReadResult } from './activity.ts'
import type { ReadLimits } from './limits.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { READERS } from './registry.ts'
import { unpack } from './unpack.ts'

const HEAD_BYTES = 16_384

/** Reads a file of any known kind, packed with gzip or not. Throws FileRefusal. Takes as long as the file is: outside a worker for tests and benches only. */
export function readActivity(bytes: Uint8Array, limits: ReadLimits = DEFAULT_LIMITS): ReadResult {
  const { content, truncated } = unpack(bytes, limits)
  const reader = READERS.find(({ detect }) => detect(content.subarray(0, HEAD_BYTES)))
  if (!reader) throw new FileRefusal(isBlank(content) ? 'empty_file' : 'unknown_format')
  const result = reader.read(content, limits)
  return truncated && !result.warnings.includes('truncated') ? { ...result, warnings: [...result.warnings, 'truncated'] } : result
}

const BLANK: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff, 0])

/** Nothing but white space and byte order marks. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.length <= HEAD_BYTES && bytes.every((byte) => BLANK.has(byte))
}
