import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { ByteRange } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** What lies in a bucket under a key. */
type BucketObject = { key: string; size: number; at: Date }

/** An S3-compatible bucket, addressed by path. */
type Bucket = {
  /** Takes content in, in parts of `partBytes` where it is longer; whole or not at all. */
  put(key: string, content: AsyncIterable<Buffer>, partBytes?: number): Promise<number>
  /** @throws Error with the code ENOENT where nothing has that key */
  get(key: string, range?: ByteRange): Promise<Readable>
  remove(key: string): Promise<void>
  /** What has a key that begins so. */
  list(prefix?: string): AsyncIterable<BucketObject>
}

/** What is held in memory of something on its way. */
const PART_BYTES = 8 * 1024 * 1024

export function openBucket(settings: S3Settings): Bucket {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const address = `${endpoint.replace(/\/$/, '')}/${bucket}`
  return {
    async put(key, content, partBytes = PART_BYTES) {
      const parts = partsOf(content, partBytes)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      const second = await parts.next()
      const url = `${address}/${key}`
      if (second.done) {
        await send(client, url, first)
        return first.length
      }
      return sendParts(client, url, chained([first, second.value], parts))
    },
    async get(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = answered(client.fetch(`${address}/${key}`, { headers }), 'a file to read')
      const { body } = await answer
      return body === null ? Readable.from([]) : Readable.fromWeb(body as WebStream)
    },
    async remove(key) {
      await answered(client.fetch(`${address}/${key}`, { method: 'DELETE' }), 'a file to remove')
    },
    async *list(prefix = '') {
      const below = prefix && `&prefix=${encodeURIComponent(prefix)}`
      for (let token: string | undefined = ''; token !== undefined;) {
        const from: string = token && `&continuation-token=${encodeURIComponent(token)}`
        const asked = `${address}/?list-type=2${below}${from}`
        const response: Response = await answered(client.fetch(asked), 'a list of files')
        const page = await response.text()
        yield* objectsIn(page)
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
  }
}

async function* partsOf(content: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    held.push(piece)
    length += piece.length
    if (length < bytes) continue
    let all = Buffer.concat(held)
    for (; all.length >= bytes; all = all.subarray(bytes)) yield all.subarray(0, bytes)
    held = [all]
    length = all.length
  }
  if (length > 0) yield Buffer.concat(held)
}

async function* chained<T>(begun: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* begun
  yield* rest
}

const send = (client: AwsClient, url: string, bytes: Buffer) =>
  answered(client.fetch(url, { method: 'PUT', body: new Uint8Array(bytes) }), 'a file to keep')

/** Nothing of what is sent takes its key until all parts have arrived; returns how many bytes. */
async function sendParts(
  client: AwsClient,
  url: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const begun = await answered(client.fetch(`${url}?uploads`, { method: 'POST' }), 'a file to keep')
  const id = /<UploadId>([^<]+)</.exec(await begun.text())?.[1]
  if (id === undefined) throw new Error('the file store named no upload')
  const upload = `${url}?uploadId=${encodeURIComponent(id)}`
  try {
    const tags: string[] = []
    let size = 0
    for await (const part of parts) {
      const address = `${url}?partNumber=${tags.length + 1}&uploadId=${encodeURIComponent(id)}`
      const { headers } = await send(client, address, part)
      tags.push(headers.get('etag') ?? '')
      size += part.length
    }
    const listed = tags.map(
      (tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
    const ended = await answered(client.fetch(upload, { method: 'POST', body }), 'a file to keep')
    // The answer begins before the parts are joined, so a failure may stand in it.
    if (/<Error>/.test(await ended.text())) throw new Error('the file store did not join the parts')
    return size
  } catch (error) {
    await client.fetch(upload, { method: 'DELETE' }).catch(() => {})
    throw error
  }
}

/** What stores answer when the bucket or the account has no room left, besides 507. */
const FULL = /<Code>[^<]*(QuotaExceeded|StorageFull|InsufficientStorage|CapExceeded)[^<]*<\/Code>/i
const INSUFFICIENT_STORAGE = 507

const CODES: Readonly<Record<number, string>> = { 404: 'ENOENT' }

/**
 * @throws Error with the code of the file system for a full disk, a file that is not there or a
 * server that cannot be reached, where the store says so
 */
async function answered(asked: Promise<Response>, what: string): Promise<Response> {
  const response = await asked
  const { ok, status } = response
  if (ok) return response
  const isFull = status === INSUFFICIENT_STORAGE || FULL.test(await response.text())
  const code = isFull ? 'ENOSPC' : status >= 500 ? 'ECONNREFUSED' : CODES[status]
  throw Object.assign(new Error(`the file store answered ${status} to ${what}`), { code })
}

const ENTRY = /<Contents>.*?<\/Contents>/gs

function* objectsIn(page: string): Generator<BucketObject> {
  for (const [entry] of page.matchAll(ENTRY)) {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]
    const at = /<LastModified>([^<]+)</.exec(entry)?.[1]
    const size = Number(/<Size>(\d+)</.exec(entry)?.[1])
    if (key !== undefined && at !== undefined) yield { key, size, at: new Date(at) }
  }
}
