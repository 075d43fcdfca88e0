import { testEntry } from '#texts/zh-cn/screens/test-entry.ts'

export const texts = { testEntry }
