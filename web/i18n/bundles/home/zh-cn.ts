import { consent } from '#texts/zh-cn/screens/consent.ts'
import { home } from '#texts/zh-cn/screens/home.ts'
import { noted } from '#texts/zh-cn/screens/noted.ts'

export const texts = { consent, home, noted }
