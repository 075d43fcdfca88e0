import { live } from '#texts/fr/screens/live.ts'

export const texts = { live }
