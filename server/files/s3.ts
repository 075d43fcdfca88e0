import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './store.ts'

export type S3Settings = { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }

/** Files in an S3-compatible bucket, addressed by path. An upload is at most 100 MB and is held in memory to sign its hash. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const urlOf = (sha256: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${sha256.slice(0, 2)}/${sha256}`
  const answered = (response: Response, what: string) => {
    if (!response.ok) throw new Error(`the file store answered ${response.status} to ${what}`)
    return response
  }
  return {
    async put(content) {
      const bytes = await buffer(content)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      answered(await client.fetch(urlOf(sha256), { method: 'PUT', body: new Uint8Array(bytes) }), 'a file to keep')
      return { sha256, size: bytes.length }
    },
    async read(sha256) {
      return Buffer.from(await answered(await client.fetch(urlOf(sha256)), 'a file to read').arrayBuffer())
    },
    async stream(sha256) {
      const { body } = answered(await client.fetch(urlOf(sha256)), 'a file to read')
      return body === null ? Readable.from([]) : Readable.fromWeb(body as WebStream)
    },
    async remove(sha256) {
      answered(await client.fetch(urlOf(sha256), { method: 'DELETE' }), 'a file to remove')
    },
  }
}
