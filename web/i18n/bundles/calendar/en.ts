import { calendar } from '#texts/en/screens/calendar.ts'

export const texts = { calendar }
