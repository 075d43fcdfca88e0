import { races } from '#texts/fr/screens/races.ts'

export const texts = { races }
