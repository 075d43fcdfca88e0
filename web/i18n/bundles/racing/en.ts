import { races } from '#texts/en/screens/races.ts'

export const texts = { races }
