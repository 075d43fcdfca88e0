import { guardians } from '#texts/de/screens/guardians.ts'

export const texts = { guardians }
