export { addSeries, duplicateSessions, extendSeries, repeatSession, setRule } from './copies.ts'
