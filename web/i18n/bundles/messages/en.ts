import { messages } from '#texts/en/screens/messages.ts'

export const texts = { messages }
