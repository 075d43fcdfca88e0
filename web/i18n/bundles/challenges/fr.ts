import { challenges } from '#texts/fr/screens/challenges.ts'

export const texts = { challenges }
