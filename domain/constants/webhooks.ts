/** What a club can have sent to an address of its own, by what it is about. */
export const WEBHOOK_EVENTS = {
  session: [
    'sessions-planned',
    'sessions-changed',
    'session-people-changed',
    'sessions-published',
    'sessions-unpublished',
    'sessions-deleted',
    'sessions-restored',
    'sessions-merged',
    'merge-undone',
    'session-comments-changed',
    'attendance-changed',
    'races-changed',
    'race-timed',
    'race-pieces-removed',
    'scores-changed',
  ],
  crew: ['crews-changed', 'crews-published'],
  member: ['roles-changed'],
  club: ['season-changed'],
} as const

type WebhookSubject = keyof typeof WEBHOOK_EVENTS
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[WebhookSubject][number]

export const WEBHOOK_SUBJECTS = ['session', 'crew', 'member', 'club'] as const
export const WEBHOOK_EVENT_TYPES: readonly [WebhookEvent, ...WebhookEvent[]] = [
  ...WEBHOOK_EVENTS.session,
  ...WEBHOOK_EVENTS.crew,
  ...WEBHOOK_EVENTS.member,
  ...WEBHOOK_EVENTS.club,
]

/** A message that says nothing but that the address is reached. */
export const WEBHOOK_TEST = 'webhook-test'

export const MOST_WEBHOOKS = 10
export const MOST_ADDRESS = 2000

export const DELIVERY_STATES = ['waiting', 'retrying', 'delivered', 'given-up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed, or why there are no more. */
export const DELIVERY_FAULTS = [
  'unknown-host',
  'not-public',
  'unreachable',
  'timeout',
  'redirected',
  'refused',
  'closed',
  'turned-off',
] as const
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]
