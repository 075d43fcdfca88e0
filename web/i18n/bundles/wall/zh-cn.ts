import { wall } from '#texts/zh-cn/screens/wall.ts'

export const texts = { wall }
