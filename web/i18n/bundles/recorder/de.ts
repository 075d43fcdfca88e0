import { recorder } from '#texts/de/screens/recorder.ts'

export const texts = { recorder }
