import { distribution } from '#texts/fr/screens/distribution.ts'

export const texts = { distribution }
