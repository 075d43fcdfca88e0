import { calendar } from '#texts/de/screens/calendar.ts'

export const texts = { calendar }
