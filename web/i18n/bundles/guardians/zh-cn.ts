import { guardians } from '#texts/zh-cn/screens/guardians.ts'

export const texts = { guardians }
