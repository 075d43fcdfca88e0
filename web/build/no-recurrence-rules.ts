import type { Plugin } from 'vite'

const STAND_IN = '\0no-recurrence-rules'
const NOTHING = "export class RRule { constructor() { throw new Error('Recurring events are expanded by the server') } }"

/**
 * The schedule can expand recurrence rules by itself, with a library of some 20 KB that gets time zones wrong. The server expands them and
 * no event carries a rule, so the library stays out of the calendar's first load.
 */
export function noRecurrenceRules(): Plugin {
  return {
    name: 'no-recurrence-rules',
    enforce: 'pre',
    resolveId: (source) => (source === 'rrule' ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? NOTHING : undefined),
  }
}
