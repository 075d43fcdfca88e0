import { races } from '#texts/zh-cn/screens/races.ts'

export const texts = { races }
