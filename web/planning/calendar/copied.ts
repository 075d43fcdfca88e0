import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { Template } from '#contract/planning/templates.ts'
import { createStore } from '../../shell/store.ts'

export type Copied = { name: string } & ({ session: AgendaItem } | { template: Template })

/** The session or template that was copied for pasting, until it is cleared. */
export const copied = createStore<Copied | null>(null)
