export { agendaConditions } from './agenda-filter.ts'
export { agendaItemsOf } from './queries.ts'
export { agendaDistances } from './statements.ts'
