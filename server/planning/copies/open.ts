export { duplicateSessions, extendSeries, repeatSession, setRule } from './copies.ts'
