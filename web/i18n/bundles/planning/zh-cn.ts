import { availability } from '#texts/zh-cn/screens/availability.ts'
import { sessionForm } from '#texts/zh-cn/screens/session-form.ts'
import { templates } from '#texts/zh-cn/screens/templates.ts'

export const texts = { availability, sessionForm, templates }
