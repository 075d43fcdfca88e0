import { reports } from '../../de/reports.ts'

export const texts = { reports }
