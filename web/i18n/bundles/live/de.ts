import { live } from '#texts/de/screens/live.ts'

export const texts = { live }
