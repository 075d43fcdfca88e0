import { monitoring } from '#texts/zh-cn/screens/monitoring.ts'

export const texts = { monitoring }
