import { reports } from '../../fr/reports.ts'

export const texts = { reports }
