import { guardians } from '#texts/fr/screens/guardians.ts'

export const texts = { guardians }
