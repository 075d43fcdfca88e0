import { isRowingOrPaddling } from './sports.ts'

/** What an event can be, in the order in which it is offered; one without a type is none of them. */
export const EVENT_TYPES = ['regatta', 'training_camp', 'test_day', 'meeting'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The type a word names; null where it is none. */
export const eventTypeOf = (word: string | null): EventType | null =>
  EVENT_TYPES.find((known) => known === word) ?? null

/** Only a regatta has races. */
export const hasRaces = ({ kind, event_type }: { kind: string; event_type: string | null }) =>
  kind === 'event' && event_type === 'regatta'

/** Whether people are seated in boats: in sessions on the water, and in events but for a meeting. */
export const takesCrews = (
  plan: { kind: string; event_type: string | null },
  sportId: number | null,
): boolean =>
  plan.kind === 'event'
    ? plan.event_type !== 'meeting'
    : sportId !== null && isRowingOrPaddling(sportId)
