import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from '#contract/schema.ts'
import type { FileStore } from '../files/store.ts'
import { Refusal } from './refusal.ts'
import { withoutClub } from './request-parts.ts'
import { validate } from './validation.ts'

export type ReceivedFile = { name: string; sha256: string; size: number }
/** A file that is read at once and not kept. */
export type ReadFile = { name: string; sha256: string; bytes: Buffer }

type Form<F> = { take(content: Readable): Promise<F>; limit: number; clubId: number | undefined }

export const keepIn =
  (files: FileStore) =>
  (content: Readable): Promise<Omit<ReceivedFile, 'name'>> =>
    files.put(content)

export async function hold(content: Readable): Promise<Omit<ReadFile, 'name'>> {
  const bytes = await buffer(content)
  return { bytes, sha256: hash('sha256', bytes) }
}

/** Takes a multipart form apart: the one `file` is taken as it streams in, the text fields are checked against their schema. */
export async function receive<F>(
  request: FastifyRequest,
  schema: TSchema,
  form: Form<F>,
): Promise<{ fields: unknown; file: F & { name: string } }> {
  try {
    return await takeApart(request, schema, form)
  } catch (error) {
    throw isBrokenForm(error) ? new Refusal('bad_request') : error
  }
}

/** The parser tells by its words only that a form is cut off, has no boundary, or one too long to look for: its needle. */
const isBrokenForm = (error: unknown) => error instanceof Error && /\b(multipart|needle)\b/i.test(error.message)

async function takeApart<F>(
  request: FastifyRequest,
  schema: TSchema,
  { take, limit, clubId }: Form<F>,
): Promise<{ fields: unknown; file: F & { name: string } }> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
  const fields: Record<string, unknown> = Object.create(null)
  let file: (F & { name: string }) | undefined
  for await (const part of request.parts({ limits: { files: 1, fields: 10, fileSize: limit, fieldSize: 1000 } })) {
    if (part.type === 'field') {
      if (part.value !== '') fields[part.fieldname] = part.value
      continue
    }
    if (part.fieldname !== 'file' || file) throw new Refusal('bad_request')
    const taken = await take(Readable.from(whole(part.file), { objectMode: false }))
    file = { ...taken, name: plainName(part.filename) }
  }
  if (!file) throw new Refusal('file_missing')
  const checked = withoutClub({ ...fields }, clubId)
  validate(schema, checked, request.headers['accept-language'])
  return { fields: checked, file }
}

/** Ends in an error where the limit cut the file off, so that the store keeps nothing of it. */
async function* whole(file: Readable & { truncated: boolean }): AsyncGenerator<Buffer> {
  for await (const chunk of file) yield chunk
  if (file.truncated) throw new Refusal('too_large')
}

/** The last part of the path a browser may send, without control or direction characters. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200) || 'file'
}
