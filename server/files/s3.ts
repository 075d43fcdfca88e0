import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore, ListedFile } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Files in an S3-compatible bucket, addressed by path. An upload is at most 100 MB and is held in
 * memory to sign its hash.
 */
export function s3Store({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const urlOf = (sha256: string) => `${bucketUrl}/${sha256.slice(0, 2)}/${sha256}`
  return {
    async put(content, claim) {
      const bytes = await buffer(content)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await claim?.({ sha256, size: bytes.length })
      const request = { method: 'PUT', body: new Uint8Array(bytes) }
      await answered(client.fetch(urlOf(sha256), request), 'a file to keep')
      return { sha256, size: bytes.length }
    },
    async read(sha256) {
      const response = await answered(client.fetch(urlOf(sha256)), 'a file to read')
      return Buffer.from(await response.arrayBuffer())
    },
    async stream(sha256) {
      const { body } = await answered(client.fetch(urlOf(sha256)), 'a file to read')
      return body === null ? Readable.from([]) : Readable.fromWeb(body as WebStream)
    },
    async remove(sha256) {
      await answered(client.fetch(urlOf(sha256), { method: 'DELETE' }), 'a file to remove')
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const from: string = token && `&continuation-token=${encodeURIComponent(token)}`
        const asked = `${bucketUrl}/?list-type=2${from}`
        const response: Response = await answered(client.fetch(asked), 'a list of files')
        const page = await response.text()
        yield* filesIn(page)
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
    // A file is sent whole or not at all.
    removeDrafts: async () => 0,
  }
}

/** What stores answer when the bucket or the account has no room left, besides 507. */
const FULL = /<Code>[^<]*(QuotaExceeded|StorageFull|InsufficientStorage|CapExceeded)[^<]*<\/Code>/i
const INSUFFICIENT_STORAGE = 507

/**
 * @throws Error with the code of the file system for a full disk, or of a server that cannot be
 * reached, where the store says so
 */
async function answered(asked: Promise<Response>, what: string): Promise<Response> {
  const response = await asked
  const { ok, status } = response
  if (ok) return response
  const isFull = status === INSUFFICIENT_STORAGE || FULL.test(await response.text())
  const code = isFull ? 'ENOSPC' : status >= 500 ? 'ECONNREFUSED' : undefined
  throw Object.assign(new Error(`the file store answered ${status} to ${what}`), { code })
}

const ENTRY = /<Contents>.*?<\/Contents>/gs

/** The files on a page of the list; other things in the bucket are not ours. */
function* filesIn(page: string): Generator<ListedFile> {
  for (const [entry] of page.matchAll(ENTRY)) {
    const sha256 = /<Key>[0-9a-f]{2}\/([0-9a-f]{64})<\/Key>/.exec(entry)?.[1]
    const at = /<LastModified>([^<]+)</.exec(entry)?.[1]
    const size = Number(/<Size>(\d+)</.exec(entry)?.[1])
    if (sha256 !== undefined && at !== undefined) yield { sha256, size, stored_at: new Date(at) }
  }
}
