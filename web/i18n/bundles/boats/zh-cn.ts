import { equipment } from '#texts/zh-cn/screens/equipment.ts'

export const texts = { equipment }
