import { availability } from '../../fr/availability.ts'
import { sessionForm } from '../../fr/session-form.ts'
import { templates } from '../../fr/templates.ts'

export const texts = { availability, sessionForm, templates }
