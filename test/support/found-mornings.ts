import { strToU8 } from 'fflate'
import type { MorningFile } from '../../readers/mornings/found.ts'
import { readMornings } from '../../readers/mornings/read-mornings.ts'
import { exported } from './apple-export.ts'

export const BERLIN = 'Europe/Berlin'

/** What a file says of mornings on the clock of a zone. */
export async function foundIn(bytes: Uint8Array, timeZone = BERLIN): Promise<MorningFile> {
  let last: MorningFile | undefined
  for await (const part of readMornings(bytes, timeZone)) if ('readings' in part) last = part
  if (!last) throw new Error('Nothing was found')
  return last
}

/** The same of an export of Apple Health with these records. */
export const foundInExport = (...records: string[]) => foundIn(strToU8(exported(...records)))

/** Why a file is refused. */
export const morningRefusal = (bytes: Uint8Array): Promise<string> =>
  foundIn(bytes).then(
    () => 'read',
    (error: { code: string }) => error.code,
  )
