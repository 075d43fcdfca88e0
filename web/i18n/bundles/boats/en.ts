import { equipment } from '#texts/en/screens/equipment.ts'

export const texts = { equipment }
