import { availability } from '#texts/de/screens/availability.ts'
import { sessionForm } from '#texts/de/screens/session-form.ts'
import { templates } from '#texts/de/screens/templates.ts'

export const texts = { availability, sessionForm, templates }
