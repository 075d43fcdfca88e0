import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode, fileError, StartError } from '../start-error.ts'
import { decrypted } from './encryption.ts'
import { AGE_HEADER, GZIP_HEADER } from './format.ts'

/** A backup to read, maybe more than once; `name` is how sentences call it. */
export type Source = { name: string; open(): Promise<Readable>; passphrase: string | undefined }
/** One line of a backup; its length tells how much memory it takes. */
export type Value = { value: unknown; length: number }

export const damaged = ({ name }: Pick<Source, 'name'>, cause?: unknown) =>
  new StartError(`The backup ${name} is damaged or not whole: take another one.`, { cause })

/** The values of a backup, one a line; the checksum of all lines is compared at the last. */
export async function* valuesOf(source: Source): AsyncGenerator<Value> {
  const content = await plainOf(source)
  const hash = createHash('sha256')
  try {
    for await (const line of linesOf(unpacked(content))) {
      const value: unknown = JSON.parse(line.toString())
      const sum = sumIn(value)
      if (sum === undefined) hash.update(line).update('\n')
      else if (sum !== hash.digest('hex')) throw new Error('the checksum is another')
      yield { value, length: line.length }
    }
  } catch (error) {
    throw damaged(source, error)
  }
}

const sumIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'end' in value && 'sha256' in value
    ? value.sha256
    : undefined

/** What is packed, decrypted where that is needed. */
async function plainOf(source: Source): Promise<Readable> {
  const { name, passphrase } = source
  const beginning = await beginningOf(source)
  if (beginning.length === 0) throw new StartError(`${name} is empty.`)
  const content = await source.open()
  if (!beginning.equals(AGE_HEADER)) {
    if (beginning.subarray(0, GZIP_HEADER.length).equals(GZIP_HEADER)) return content
    content.destroy()
    throw new StartError(`${name} is not a backup of Slipway, or its beginning is damaged.`)
  }
  if (passphrase === undefined) {
    content.destroy()
    throw new StartError(`${name} is encrypted: set BACKUP_PASSPHRASE.`)
  }
  return decrypted(content, passphrase).catch((error: unknown) => {
    throw new StartError(
      `BACKUP_PASSPHRASE does not open ${name}: it was made with another one, or its beginning is ` +
        'damaged.',
      { cause: error },
    )
  })
}

/** As many bytes as tell what it is. */
async function beginningOf({ name, open }: Source): Promise<Buffer> {
  let beginning = Buffer.alloc(0)
  try {
    for await (const part of await open()) {
      beginning = Buffer.concat([beginning, part as Buffer])
      if (beginning.length >= AGE_HEADER.length) break
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new StartError(`There is no backup ${name}.`)
    throw fileError(`The backup ${name} cannot be read`, error)
  }
  return beginning.subarray(0, AGE_HEADER.length)
}

async function* unpacked(content: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const taken = { bytes: 0 }
  pipeline(Readable.from(measured(content, taken)), gunzip, () => {})
  yield* gunzip as AsyncIterable<Buffer>
  if (gunzip.bytesWritten !== taken.bytes) throw new Error('something follows the end')
}

async function* measured(content: Readable, taken: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const part of content as AsyncIterable<Buffer>) {
    taken.bytes += part.length
    yield part
  }
}

/** No line is longer: in a damaged backup one might have no end. */
const LONGEST = 300 * 1024 * 1024
const LINE_END = 10

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let length = 0
  for await (const part of content) {
    let from = 0
    for (let end; (end = part.indexOf(LINE_END, from)) >= 0; from = end + 1) {
      yield Buffer.concat([...begun, part.subarray(from, end)])
      begun = []
      length = 0
    }
    begun.push(part.subarray(from))
    length += part.length - from
    if (length > LONGEST) throw new Error('a line does not end')
  }
  if (length > 0) throw new Error('the last line does not end')
}
