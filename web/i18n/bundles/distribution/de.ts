import { distribution } from '#texts/de/screens/distribution.ts'

export const texts = { distribution }
