import { challenges } from '#texts/de/screens/challenges.ts'

export const texts = { challenges }
