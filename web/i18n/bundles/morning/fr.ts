import { monitoring } from '#texts/fr/screens/monitoring.ts'

export const texts = { monitoring }
