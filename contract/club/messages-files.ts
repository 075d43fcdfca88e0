import { endpoint } from '../endpoint.ts'
import { data, IdParams, Prose, Strict, T } from '../schema.ts'
import { ClientId, MessageParams } from './messages.ts'

const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const sendFile = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/files',
  ...member,
  summary: 'Send a PDF or a file of an office program, of at most 10 MB',
  params: IdParams,
  upload: Strict({ client_id: ClientId, text: T.Optional(Prose(500)) }),
  document: true,
  reply: data(T.Object({ number: T.Integer() })),
  status: 201,
})

export const messageFile = endpoint({
  method: 'GET',
  path: 'message-threads/{id}/messages/{number}/file',
  ...member,
  summary: 'The file of a message',
  params: MessageParams,
  download: 'application/octet-stream',
})
