import { recorder } from '#texts/fr/screens/recorder.ts'

export const texts = { recorder }
