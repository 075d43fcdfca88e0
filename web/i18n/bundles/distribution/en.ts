import { distribution } from '#texts/en/screens/distribution.ts'

export const texts = { distribution }
