import { calendar } from '#texts/fr/screens/calendar.ts'

export const texts = { calendar }
