import { equipment } from '#texts/fr/screens/equipment.ts'

export const texts = { equipment }
