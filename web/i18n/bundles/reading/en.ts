import { reports } from '../../en/reports.ts'

export const texts = { reports }
