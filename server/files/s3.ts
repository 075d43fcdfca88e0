import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { writeHashed } from './local.ts'
import type { FileStore, ListedFile, StoredFile } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Files in an S3-compatible bucket, addressed by path. A file lies on the disk until its hash, which
 * names it, is known; one that is longer than a part is then sent part by part.
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
    put: (content, claim) =>
      withDraft(content, async (file, draft) => {
        await claim?.(file)
        const url = urlOf(file.sha256)
        if (file.size > PART_BYTES) await sendParts(client, url, draft)
        else await sendWhole(client, url, await readFile(draft))
        return file
      }),
    async read(sha256) {
      const response = await answered(client.fetch(urlOf(sha256)), 'a file to read')
      return Buffer.from(await response.arrayBuffer())
    },
    async stream(sha256, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = await answered(client.fetch(urlOf(sha256), { headers }), 'a file to read')
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

/** What is held in memory of a file on its way. */
const PART_BYTES = 8 * 1024 * 1024

async function withDraft<T>(
  content: Readable,
  work: (file: StoredFile, draft: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-file-'))
  try {
    const draft = join(folder, 'draft')
    const file = await writeHashed(draft, content)
    return await work(file, draft)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sendWhole = (client: AwsClient, url: string, bytes: Uint8Array<ArrayBuffer>) =>
  answered(client.fetch(url, { method: 'PUT', body: bytes }), 'a file to keep')

/** Nothing of a file whose parts have not all arrived takes its name. */
async function sendParts(client: AwsClient, url: string, draft: string): Promise<void> {
  const begun = await answered(client.fetch(`${url}?uploads`, { method: 'POST' }), 'a file to keep')
  const id = /<UploadId>([^<]+)</.exec(await begun.text())?.[1]
  if (id === undefined) throw new Error('the file store named no upload')
  const upload = `${url}?uploadId=${encodeURIComponent(id)}`
  try {
    const tags: string[] = []
    for await (const part of createReadStream(draft, { highWaterMark: PART_BYTES })) {
      const address = `${url}?partNumber=${tags.length + 1}&uploadId=${encodeURIComponent(id)}`
      const { headers } = await sendWhole(client, address, new Uint8Array(part as Buffer))
      tags.push(headers.get('etag') ?? '')
    }
    const listed = tags.map(
      (tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
    const ended = await answered(client.fetch(upload, { method: 'POST', body }), 'a file to keep')
    // The answer begins before the parts are joined, so a failure may stand in it.
    if (/<Error>/.test(await ended.text())) throw new Error('the file store did not join the parts')
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

/** The files on a page of the list; other things in the bucket are not ours. */
function* filesIn(page: string): Generator<ListedFile> {
  for (const [entry] of page.matchAll(ENTRY)) {
    const sha256 = /<Key>[0-9a-f]{2}\/([0-9a-f]{64})<\/Key>/.exec(entry)?.[1]
    const at = /<LastModified>([^<]+)</.exec(entry)?.[1]
    const size = Number(/<Size>(\d+)</.exec(entry)?.[1])
    if (sha256 !== undefined && at !== undefined) yield { sha256, size, stored_at: new Date(at) }
  }
}
