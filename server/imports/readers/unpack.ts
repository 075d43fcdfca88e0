import { constants, gunzipSync } from 'node:zlib'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, index) => bytes[index] === byte)

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b)

/** ZIP (also empty or spanned), xz, LZMA, 7z, RAR, bzip2, Zstandard. */
function isOtherArchive(bytes: Uint8Array): boolean {
  return (
    (startsWith(bytes, 0x50, 0x4b) && [3, 5, 7].includes(bytes[2] ?? 0)) ||
    startsWith(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a) ||
    startsWith(bytes, 0x5d, 0x00, 0x00) ||
    startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf) ||
    startsWith(bytes, 0x52, 0x61, 0x72, 0x21) ||
    startsWith(bytes, 0x42, 0x5a, 0x68) ||
    startsWith(bytes, 0x28, 0xb5, 0x2f, 0xfd)
  )
}

/** The file itself, out of its gzip where it is in one. One level only. Throws FileRefusal. */
export function unpack(bytes: Uint8Array, limits: ReadLimits): { content: Uint8Array; truncated: boolean } {
  if (bytes.length === 0) throw new FileRefusal('empty_file')
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  if (isOtherArchive(bytes)) throw new FileRefusal('archive_not_supported')
  if (!isGzip(bytes)) {
    if (bytes.length > limits.expandedBytes) throw new FileRefusal('too_large')
    return { content: bytes, truncated: false }
  }
  const unpacked = gunzip(bytes, limits.expandedBytes)
  if (isGzip(unpacked.content) || isOtherArchive(unpacked.content)) throw new FileRefusal('nested_archive')
  if (unpacked.content.length === 0) throw new FileRefusal(unpacked.truncated ? 'file_damaged' : 'empty_file')
  return unpacked
}

function gunzip(bytes: Uint8Array, most: number): { content: Uint8Array; truncated: boolean } {
  try {
    return { content: gunzipSync(bytes, { maxOutputLength: most }), truncated: false }
  } catch (error) {
    if (codeOf(error) !== 'Z_BUF_ERROR') throw new FileRefusal(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'file_damaged')
  }
  try {
    return { content: gunzipSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }), truncated: true }
  } catch (error) {
    throw new FileRefusal(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'file_damaged')
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
