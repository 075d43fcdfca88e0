import { form } from '#texts/zh-cn/screens/form.ts'

export const texts = { form }
