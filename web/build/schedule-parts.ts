import type { Plugin } from 'vite'

/**
 * Parts of the schedule library the calendar never shows, by how they are imported, with what stands in for them: recurrence rules (no
 * event carries one; the server expands them, in the club's time zone), and its own header (ours stands in the page).
 */
const STAND_INS: readonly (readonly [source: RegExp, code: string])[] = [
  [/^rrule$/, "export class RRule { constructor() { throw new Error('Recurring events are expanded by the server') } }"],
  [/\/ScheduleHeader\/ScheduleHeaderBase\.mjs$/, 'export const ScheduleHeaderBase = () => null'],
]
const PREFIX = '\0schedule-part:'
const MORE_EVENTS = /@mantine\/schedule\/esm\/components\/MoreEvents\/MoreEvents\.mjs$/
const WITH_MODAL = 'import { Modal, Popover,'

/** Keeps them, some 25 KB, out of the calendar's first load. */
export function scheduleParts(): Plugin {
  return {
    name: 'schedule-parts',
    enforce: 'pre',
    resolveId(source) {
      const index = STAND_INS.findIndex(([pattern]) => pattern.test(source))
      return index < 0 ? undefined : PREFIX + String(index)
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]?.[1] : undefined),
    transform: {
      filter: { id: MORE_EVENTS },
      /** "3 more" opens a popover here, never a dialogue. */
      handler(code) {
        if (!code.includes(WITH_MODAL)) this.error('The schedule library imports its dialogue in another way now')
        return { code: code.replace(WITH_MODAL, 'const Modal = () => null\nimport { Popover,'), map: null }
      },
    },
  }
}
