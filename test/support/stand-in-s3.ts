import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type StandInS3 = {
  endpoint: string
  /** What is in the bucket, by its key. */
  objects: Map<string, { bytes: Buffer; at: Date }>
  /** What it answers to everything for now, instead of what it is asked for. */
  trouble: { status: number; body: string } | null
  close(): Promise<void>
}

type Answer = { status: number; body?: Buffer | string; etag?: string }
/** The parts of files that are sent so, by the name of the upload and in their order. */
type Uploads = Map<string, Buffer[]>

const BUCKET = 'files'
/** Keys on a page of the list: few, so that there are several pages. */
const ON_A_PAGE = 2

/**
 * A bucket named `files` as S3 offers it: put, get, delete, and the list of version 2. Signatures
 * are not checked.
 */
export async function startStandInS3(): Promise<StandInS3> {
  const objects: StandInS3['objects'] = new Map()
  const uploads: Uploads = new Map()
  const state: Pick<StandInS3, 'trouble'> = { trouble: null }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (state.trouble) return state.trouble
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key = url.pathname.slice(`/${BUCKET}/`.length)
    if (request.method === 'GET' && key === '')
      return { status: 200, body: listFrom(objects, url.searchParams) }
    const part = await answerPart(request, url.searchParams, { key, objects, uploads })
    if (part) return part
    if (request.method === 'PUT') objects.set(key, { bytes: await buffer(request), at: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return { status: request.method === 'PUT' ? 200 : 204 }
    const found = objects.get(key)
    if (!found) return { status: 404 }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start === undefined) return { status: 200, body: found.bytes }
    return { status: 206, body: found.bytes.subarray(Number(start), Number(end) + 1) }
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, etag }) =>
      response.writeHead(status, etag === undefined ? {} : { etag }).end(body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** What is asked about a file that comes in parts; null for anything else. */
async function answerPart(
  request: IncomingMessage,
  query: URLSearchParams,
  { key, objects, uploads }: Pick<StandInS3, 'objects'> & { key: string; uploads: Uploads },
): Promise<Answer | null> {
  if (query.has('uploads')) {
    const id = `upload-${uploads.size + 1}`
    uploads.set(id, [])
    return { status: 200, body: `<UploadId>${id}</UploadId>` }
  }
  const parts = uploads.get(query.get('uploadId') ?? '')
  if (!parts) return null
  const bytes = await buffer(request)
  if (request.method === 'PUT') {
    const number = Number(query.get('partNumber'))
    parts[number - 1] = bytes
    return { status: 200, etag: `part-${number}` }
  }
  const listed = [...bytes.toString().matchAll(/<ETag>part-(\d+)</g)].map((match) => match[1])
  if (request.method === 'POST')
    objects.set(key, {
      bytes: Buffer.concat(listed.map((number) => parts[Number(number) - 1] ?? Buffer.alloc(0))),
      at: new Date(),
    })
  return { status: request.method === 'POST' ? 200 : 204 }
}

function listFrom(objects: StandInS3['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  const from = Number(query.get('continuation-token') ?? 0)
  const shown = keys.slice(from, from + ON_A_PAGE).map((key) => {
    const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) }
    return (
      `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>` +
      `${bytes.length}</Size></Contents>`
    )
  })
  const next = from + ON_A_PAGE
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${shown.join('')}${more}</ListBucketResult>`
}
