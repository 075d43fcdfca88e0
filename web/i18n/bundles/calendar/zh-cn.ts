import { calendar } from '#texts/zh-cn/screens/calendar.ts'

export const texts = { calendar }
