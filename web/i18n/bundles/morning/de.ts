import { monitoring } from '#texts/de/screens/monitoring.ts'

export const texts = { monitoring }
