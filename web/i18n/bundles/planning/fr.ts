import { availability } from '#texts/fr/screens/availability.ts'
import { sessionForm } from '#texts/fr/screens/session-form.ts'
import { templates } from '#texts/fr/screens/templates.ts'

export const texts = { availability, sessionForm, templates }
