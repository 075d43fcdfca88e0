import { monitoring } from '#texts/en/screens/monitoring.ts'

export const texts = { monitoring }
