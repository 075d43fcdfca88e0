import { publicPages } from '#texts/zh-cn/screens/public-pages.ts'

export const texts = { publicPages }
