import { testEntry } from '#texts/fr/screens/test-entry.ts'

export const texts = { testEntry }
