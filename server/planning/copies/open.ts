export { duplicateSession, extendSeries, repeatSession, setRule } from './copies.ts'
