import { startsWith } from './archive.ts'
import type { Head } from './head.ts'
import { FileRefusal } from './refusal.ts'

/**
 * TIFF in either byte order, and its large form. The upload takes such a file; a picture holds no
 * activity, and it is said so.
 */
export const tiffReader = {
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
