import { challenges } from '#texts/zh-cn/screens/challenges.ts'

export const texts = { challenges }
