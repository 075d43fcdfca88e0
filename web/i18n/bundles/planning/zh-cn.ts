import { availability } from '../../zh-cn/availability.ts'
import { sessionForm } from '../../zh-cn/session-form.ts'
import { templates } from '../../zh-cn/templates.ts'

export const texts = { availability, sessionForm, templates }
