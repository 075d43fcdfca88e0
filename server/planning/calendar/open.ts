export { agendaItemsOf } from './queries.ts'
