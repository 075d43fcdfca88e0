import type { AgendaItem } from '#contract/calendar.ts'
import { createStore } from '../shell/store.ts'

/** The session that was copied, until it is put away. */
export const copied = createStore<AgendaItem | null>(null)
