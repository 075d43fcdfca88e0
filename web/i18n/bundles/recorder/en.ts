import { recorder } from '#texts/en/screens/recorder.ts'

export const texts = { recorder }
