import type { Archive } from './archive.ts'
import { startsWith } from './archive.ts'
import { FileRefusal } from './refusal.ts'

/** Archives we know by sight only: 7z, RAR, bzip2, Zstandard. */
export const foreignArchive: Archive = {
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
