import { availability } from '#texts/en/screens/availability.ts'
import { sessionForm } from '#texts/en/screens/session-form.ts'
import { templates } from '#texts/en/screens/templates.ts'

export const texts = { availability, sessionForm, templates }
