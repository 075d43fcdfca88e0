import { live } from '#texts/en/screens/live.ts'

export const texts = { live }
