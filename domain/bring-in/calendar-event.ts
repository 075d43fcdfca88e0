/** An event of a calendar elsewhere; one of a series is known by when its rule puts it. */
export type CalendarEvent = {
  uid: string
  recurrence: string
  name: string
  start_date: string
  end_date: string
  all_day: boolean
  location: string
  description: string
  is_cancelled: boolean
}
/** What a club takes over of it. */
export type EventFacts = Omit<CalendarEvent, 'uid' | 'recurrence' | 'is_cancelled'>

export const EVENT_CHANGES = ['new', 'moved', 'changed', 'gone'] as const
type EventChange = (typeof EVENT_CHANGES)[number]

/** Why a calendar is not read. */
export const CALENDAR_FAULTS = [
  'not-public',
  'unknown-host',
  'timeout',
  'unreachable',
  'redirected',
  'refused',
  'too-large',
  'no-calendar',
] as const
export type CalendarFault = (typeof CALENDAR_FAULTS)[number]

/** So many events of a calendar are read. */
export const MOST_EVENTS = 500

export const factsOf = ({
  name,
  start_date,
  end_date,
  all_day,
  ...rest
}: EventFacts): EventFacts => ({
  name,
  start_date,
  end_date,
  all_day,
  location: rest.location,
  description: rest.description,
})

const FIELDS = ['name', 'start_date', 'end_date', 'all_day', 'location', 'description'] as const

const isSameEvent = (one: EventFacts, other: EventFacts): boolean =>
  FIELDS.every((field) => one[field] === other[field])

type FollowedFacts = {
  /** As the club took it in; null when it has not. */
  taken: EventFacts | null
  /** As it is there now; null when it is gone. */
  latest: EventFacts | null
}

/** What has become of an event there since the club took it in; null when nothing has. */
export function changeOf({ taken, latest }: FollowedFacts): EventChange | null {
  if (taken === null) return latest === null ? null : 'new'
  if (latest === null) return 'gone'
  if (isSameEvent(taken, latest)) return null
  const hasMoved = taken.start_date !== latest.start_date || taken.end_date !== latest.end_date
  return hasMoved ? 'moved' : 'changed'
}

/** Whether the club has made the event another one than it took in, or deleted it. */
export const isOwnNow = (taken: EventFacts | null, here: EventFacts | null): boolean =>
  taken !== null && (here === null || !isSameEvent(taken, here))
