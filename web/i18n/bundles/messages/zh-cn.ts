import { messages } from '#texts/zh-cn/screens/messages.ts'

export const texts = { messages }
