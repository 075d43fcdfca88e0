import { Refusal } from '../http/refusal.ts'

/** A picture of more pixels than this is a bomb, not a photograph. */
const MOST_PIXELS = 50_000_000
/** JPEG, PNG, WebP and GIF by their first bytes; anything else never reaches a decoder. */
const KINDS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/, /^474946383[79]61/]
/**
 * Pixels: a logo and a photograph keep their form within the side, a person’s picture is cut to a
 * square.
 */
const SHAPES = {
  logo: { side: 512, fit: 'inside' },
  person: { side: 256, fit: 'cover' },
  photo: { side: 1600, fit: 'inside' },
} as const
export type Shape = keyof typeof SHAPES

/**
 * An uploaded picture as a WebP in its shape. Only its pixels are taken over: where and when it was
 * taken, and with what, is in no file that is kept. Drawings that are programs (SVG) are refused.
 * @throws Refusal unsupported_media_type or file_unreadable
 */
export async function pixelsOf(bytes: Buffer, shape: Shape): Promise<Buffer> {
  const { side, fit } = SHAPES[shape]
  const head = bytes.subarray(0, 16).toString('hex')
  if (!KINDS.some((kind) => kind.test(head))) throw new Refusal('unsupported_media_type')
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('file_unreadable')
    })
}
