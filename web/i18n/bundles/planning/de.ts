import { availability } from '../../de/availability.ts'
import { sessionForm } from '../../de/session-form.ts'
import { templates } from '../../de/templates.ts'

export const texts = { availability, sessionForm, templates }
