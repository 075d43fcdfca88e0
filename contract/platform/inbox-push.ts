import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, type Static } from '../schema.ts'

const access = { level: 'user' } as const

/** As browsers write keys: base64 for addresses, without filling. */
const Key = (bytes: number) =>
  T.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 8) / 6)}}={0,2}$` })

const PushDevice = T.Object({
  id: Id,
  client: T.String({ description: 'What the browser calls itself' }),
  created_at: T.String(),
  is_this: T.Boolean({ description: 'Whether it belongs to the sign-in that asks' }),
})
export type PushDevice = Static<typeof PushDevice>

export const push = endpoint({
  method: 'GET',
  path: 'push',
  access,
  summary: 'The public key for web push, null where it is off, and the devices that get it',
  reply: data(T.Object({ key: nullable(T.String()), devices: T.Array(PushDevice) })),
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: 'push/devices',
  access,
  notWhileImpersonating: true,
  summary:
    'Have notices sent to a browser, as it has subscribed, until its sign-in ends; the same ' +
    'again renews it',
  body: Strict({
    endpoint: T.String({ minLength: 1, maxLength: 1000 }),
    keys: Strict({ p256dh: Key(65), auth: Key(16) }),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: 'push/devices/{id}',
  access,
  notWhileImpersonating: true,
  summary: 'Send nothing more to a device',
  params: IdParams,
  reply: Done,
})

export const tryPush = endpoint({
  method: 'POST',
  path: 'push/devices/{id}/trial',
  access,
  notWhileImpersonating: true,
  summary: 'Send a notice to a device to see whether it comes',
  params: IdParams,
  reply: Done,
  status: 202,
})
