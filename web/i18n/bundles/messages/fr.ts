import { messages } from '#texts/fr/screens/messages.ts'

export const texts = { messages }
