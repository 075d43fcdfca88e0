import { distribution } from '#texts/zh-cn/screens/distribution.ts'

export const texts = { distribution }
