import { challenges } from '#texts/en/screens/challenges.ts'

export const texts = { challenges }
