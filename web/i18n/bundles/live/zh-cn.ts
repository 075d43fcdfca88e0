import { live } from '#texts/zh-cn/screens/live.ts'

export const texts = { live }
