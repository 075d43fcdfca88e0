import { availability } from '../../en/availability.ts'
import { sessionForm } from '../../en/session-form.ts'
import { templates } from '../../en/templates.ts'

export const texts = { availability, sessionForm, templates }
