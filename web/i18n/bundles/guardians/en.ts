import { guardians } from '#texts/en/screens/guardians.ts'

export const texts = { guardians }
