import { notifications } from '#texts/zh-cn/screens/notifications.ts'

export const texts = { notifications }
