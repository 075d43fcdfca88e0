import { messages } from '#texts/de/screens/messages.ts'

export const texts = { messages }
