import { Readable } from 'node:stream'
import { Refusal } from '../http/refusal.ts'
import type { FileStore } from './store.ts'

const MOST_BYTES = 10 * 1024 * 1024
/** A picture of more pixels than this is a bomb, not a photograph. */
const MOST_PIXELS = 50_000_000
/** JPEG, PNG, WebP and GIF by their first bytes; anything else never reaches a decoder. */
const KINDS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/, /^474946383[79]61/]
/** Pixels: a logo and a photograph keep their form within the side, a person’s picture is cut to a square. */
const SHAPES = { logo: { side: 512, fit: 'inside' }, person: { side: 256, fit: 'cover' }, photo: { side: 1600, fit: 'inside' } } as const

/**
 * Reads an uploaded picture and stores it anew as WebP in its shape, so that nothing of the upload but its pixels is ever
 * served. Drawings that are programs (SVG) and whatever is no picture are refused. Returns the SHA-256 of what was stored.
 * @throws Refusal too_large, unsupported_media_type or file_unreadable
 */
export async function storePicture(
  files: FileStore,
  upload: { sha256: string; size: number },
  shape: keyof typeof SHAPES = 'logo',
): Promise<string> {
  const { side, fit } = SHAPES[shape]
  if (upload.size > MOST_BYTES) throw new Refusal('too_large')
  const bytes = await files.read(upload.sha256)
  const head = bytes.subarray(0, 16).toString('hex')
  if (!KINDS.some((kind) => kind.test(head))) throw new Refusal('unsupported_media_type')
  const { default: sharp } = await import('sharp')
  const webp = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('file_unreadable')
    })
  return (await files.put(Readable.from([webp]))).sha256
}
