import { testEntry } from '#texts/de/screens/test-entry.ts'

export const texts = { testEntry }
