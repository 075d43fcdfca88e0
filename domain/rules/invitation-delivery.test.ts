import { expect, test } from 'vitest'
import { deliveryOf, type Delivery } from './invitation-delivery.ts'

const ida = { email: 'ida@club.org', isMember: false }
const now = { invite: true, sendsMail: true }

test.each<[Delivery, Partial<typeof ida>, Partial<typeof now>]>([
  ['mail', {}, {}],
  ['link', {}, { sendsMail: false }],
  ['later', {}, { invite: false }],
  ['later', {}, { invite: false, sendsMail: false }],
  ['no_address', { email: ' ' }, {}],
  ['no_address', { email: '' }, { sendsMail: false }],
  ['member', { isMember: true }, {}],
  ['member', { email: '', isMember: true }, { invite: false }],
])('%s is what %o gets with %o', (delivery, person, way) =>
  expect(deliveryOf({ ...ida, ...person }, { ...now, ...way })).toBe(delivery),
)
