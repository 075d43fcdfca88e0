import { races } from '#texts/de/screens/races.ts'

export const texts = { races }
