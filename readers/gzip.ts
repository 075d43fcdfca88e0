import { constants, gunzipSync } from 'node:zlib'
import { mostBytes, startsWith, type Archive, type Member } from './archive.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/** A file in gzip; one cut short gives what is in it. */
export const gzipArchive: Archive = {
  name: 'gzip',
  rank: 1,
  detect: ({ bytes }) => startsWith(bytes, 0x1f, 0x8b),
  members,
}

async function* members(bytes: Uint8Array, limits: ReadLimits): AsyncGenerator<Member> {
  yield unpacked(bytes, mostBytes(bytes.length, limits))
}

function unpacked(bytes: Uint8Array, most: number): Member {
  try {
    return { bytes: gunzipSync(bytes, { maxOutputLength: most }) }
  } catch (error) {
    if (codeOf(error) !== 'Z_BUF_ERROR') throw refusalFor(error)
  }
  try {
    const rest = gunzipSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
    if (rest.length === 0) throw new FileRefusal('file_damaged')
    return { bytes: rest, warnings: ['truncated'] }
  } catch (error) {
    throw refusalFor(error)
  }
}

const refusalFor = (error: unknown): FileRefusal =>
  new FileRefusal(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'file_damaged')

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
