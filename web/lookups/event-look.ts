import type { EventType } from '#domain/constants/event-types.ts'

/** What is drawn for each type of event: of Tabler Icons (MIT), in one stroke of 24 by 24. */
export const EVENT_ICONS: Record<EventType, string> = {
  regatta:
    'M8 21h8M12 17v4M7 4h10M17 4v8a5 5 0 0 1-10 0v-8M3 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 9' +
    'a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  training_camp: 'M11 14l4 6h6l-9-16l-9 16h6l4-6',
  test_day: 'M5 13a7 7 0 1 0 14 0a7 7 0 0 0-14 0M14.5 10.5l-2.5 2.5M17 8l1-1M14 3h-4',
  meeting:
    'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13' +
    'a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85',
}
