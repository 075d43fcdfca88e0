import { testEntry } from '#texts/en/screens/test-entry.ts'

export const texts = { testEntry }
