import { recorder } from '#texts/zh-cn/screens/recorder.ts'

export const texts = { recorder }
