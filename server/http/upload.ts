import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from '#contract/schema.ts'
import { UPLOAD } from '#domain/constants/limits.ts'
import { Refusal } from './refusal.ts'
import { withoutClub } from './request-parts.ts'
import { validate } from './validation.ts'

type Form<F> = {
  schema: TSchema
  clubId: number | undefined
  /** Asked before the first byte of the file is taken. */
  authorize(fields: unknown): Promise<void>
  take(content: Readable): Promise<F>
  /** The most bytes of the file. */
  limit: number
}
type Taken = { release(): Promise<void> }
type Received<F> = { fields: unknown; file: F & { name: string } }

const MEGABYTE = 1024 * 1024
/** Fields and boundaries of a form beside its file. */
const MOST_AROUND = MEGABYTE / 4

/**
 * Takes a multipart form apart. The text fields before the one `file` are checked and `authorize`
 * is
 * asked, and only then the file is taken as it streams in; when fields follow it, all are checked
 * and asked again, and a refusal lets the file go.
 */
export async function receive<F extends Taken>(
  request: FastifyRequest,
  form: Form<F>,
): Promise<Received<F>> {
  const received: { one?: Received<F> } = {}
  try {
    await takeApart(request, form, received)
    if (!received.one) throw new Refusal('file_missing')
    return received.one
  } catch (error) {
    discardRest(request)
    await received.one?.file.release()
    throw isBrokenForm(error) ? new Refusal('bad_request') : error
  }
}

/**
 * Only the parser's message shows that a form is cut off, has no boundary, or has one too long to
 * look for, which it calls its needle.
 */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && /\b(multipart|needle)\b/i.test(error.message)

async function takeApart<F>(
  request: FastifyRequest,
  form: Form<F>,
  received: { one?: Received<F> },
): Promise<void> {
  const { schema, clubId, authorize, take, limit } = form
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  if (Number(request.headers['content-length']) > limit + MOST_AROUND) throw tooLarge(limit)
  const given: Record<string, unknown> = Object.create(null)
  const authorized = async () => {
    const fields = withoutClub({ ...given }, clubId)
    validate(schema, fields, request.headers['accept-language'])
    await authorize(fields)
    return fields
  }
  let isLate = false
  for await (const part of request.parts({
    limits: { files: 1, fields: 10, fileSize: Infinity, fieldSize: 1000 },
  })) {
    if (part.type === 'field') {
      if (part.value !== '') given[part.fieldname] = part.value
      isLate ||= received.one !== undefined
      continue
    }
    if (part.fieldname !== 'file' || received.one) throw new Refusal('bad_request')
    const fields = await authorized()
    const taken = await take(Readable.from(within(limit, part.file), { objectMode: false }))
    received.one = { fields, file: { ...taken, name: plainName(part.filename) } }
  }
  if (isLate && received.one) received.one.fields = await authorized()
}

const tooLarge = (limit: number) =>
  new Refusal('too_large', {
    fields: { file: { message: 'file_size', values: { max: limit / MEGABYTE } } },
  })

/** Ends in an error as the limit is passed, be there more to come or not. */
async function* within(limit: number, file: Readable): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    yield chunk
  }
}

/**
 * Answers reach a client only once it has sent what it was sending; one that never ends is cut off.
 */
const MOST_DISCARDED = UPLOAD.max_bytes + MOST_AROUND

/**
 * Lets the rest of a refused upload run into nothing, so that the answer arrives and the connection
 * stays.
 */
function discardRest({ raw }: FastifyRequest): void {
  let discarded = 0
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length
    if (discarded > MOST_DISCARDED) raw.socket.destroy()
  })
  raw.resume()
}

/** The last part of the path a browser may send, without control or direction characters. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200) || 'file'
}
