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
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const urlOf = (sha256: string) => `${bucketUrl}/${sha256.slice(0, 2)}/${sha256}`
  const answered = (response: Response, what: string) => {
    if (!response.ok) throw new Error(`the file store answered ${response.status} to ${what}`)
    return response
  }
  return {
    async put(content, claim) {
      const bytes = await buffer(content)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await claim?.({ sha256, size: bytes.length })
      answered(
        await client.fetch(urlOf(sha256), { method: 'PUT', body: new Uint8Array(bytes) }),
        'a file to keep',
      )
      return { sha256, size: bytes.length }
    },
    async read(sha256) {
      return Buffer.from(
        await answered(await client.fetch(urlOf(sha256)), 'a file to read').arrayBuffer(),
      )
    },
    async stream(sha256) {
      const { body } = answered(await client.fetch(urlOf(sha256)), 'a file to read')
      return body === null ? Readable.from([]) : Readable.fromWeb(body as WebStream)
    },
    async remove(sha256) {
      answered(await client.fetch(urlOf(sha256), { method: 'DELETE' }), 'a file to remove')
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const asked: string = `${bucketUrl}/?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`
        const page: string = await answered(await client.fetch(asked), 'a list of files').text()
        yield* filesIn(page)
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
      }
    },
    // A file is sent whole or not at all.
    removeDrafts: async () => 0,
  }
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
